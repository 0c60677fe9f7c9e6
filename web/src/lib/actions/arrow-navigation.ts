// Arrow keys on a drawing.

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(node: Element): readonly [number, number] {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Return the nearest element in the direction of an arrow key, if there is one. */
export function findTowards<N extends Element>(all: readonly N[], from: Element, key: string): N | undefined {
  const way = WAYS[key];
  if (!way) return;
  const [x, y] = middle(from);
  const ahead = all
    .filter((node) => node !== from)
    .map((node) => {
      const [tx, ty] = middle(node);
      const along = (tx - x) * way[0] + (ty - y) * way[1];
      const aside = Math.abs((tx - x) * way[1]) + Math.abs((ty - y) * way[0]);
      return { node, along, cost: along + 2 * aside };
    })
    .filter(({ along }) => along > 1)
    .sort((a, b) => a.cost - b.cost);
  return ahead[0]?.node;
}

/** Move the focus from one target of a drawing to the nearest in that direction. */
export function moveFocus(map: Element | undefined, event: KeyboardEvent): void {
  const from = document.activeElement;
  if (!(event.key in WAYS) || !map || !from || !map.contains(from)) return;
  event.preventDefault();
  findTowards([...map.querySelectorAll<SVGGElement>(".target")], from, event.key)?.focus();
}
