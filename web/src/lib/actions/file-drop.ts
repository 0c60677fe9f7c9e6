// Files that are dragged over something and dropped there.

/** Hears `dragover`, `dragleave` and `drop`: tells whether files hang over it, and takes them. */
export const drops =
  (over: (is: boolean) => void, take: (files: FileList) => void) =>
  (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    over(event.type === "dragover");
    if (event.type === "drop") take(event.dataTransfer.files);
  };
