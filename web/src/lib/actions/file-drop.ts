// Files dragged onto an element and dropped there.

/**
 * Listen to `dragover`, `dragleave` and `drop`: report whether files are over the element, and pass on those dropped.
 */
export const takesFiles =
  (over: (is: boolean) => void, take: (files: FileList) => void) =>
  (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    over(event.type === "dragover");
    if (event.type === "drop") take(event.dataTransfer.files);
  };
