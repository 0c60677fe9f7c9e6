// The other hands of a person who holds several seats alone.
import { applyPatch } from "$lib/net/view-patch";
import type { OtherHand } from "$lib/net/protocol";
import type { Scene } from "../../games/module";

/** Return the scene as another of the person's seats sees it; nothing can be chosen there. */
export function otherHandScene(tableState: Scene, { seat, patch, gone }: OtherHand): Scene {
  const own: Partial<Scene> = {
    view: applyPatch(tableState.view, patch, gone),
    viewer: seat,
    decision: null,
    canChoose: false,
    hovered: null,
    hinted: null,
    preview: null,
    small: true,
  };
  return new Proxy<Scene>(tableState, {
    get(all, name) {
      if (name in own) return own[name as keyof Scene];
      const value = Reflect.get(all, name, all);
      return typeof value === "function" ? value.bind(all) : value;
    },
  });
}
