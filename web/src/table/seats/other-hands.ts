// The other hands of a person who holds several seats alone.
import { patched } from "$lib/net/view-patch";
import type { OtherHand } from "$lib/net/protocol";
import type { Scene } from "../../games/module";

/** Return the scene as another of the person's seats sees it; nothing can be chosen there. */
export function handOf(stage: Scene, { seat, patch, gone }: OtherHand): Scene {
  const own: Partial<Scene> = { view: patched(stage.view, patch, gone), eyes: seat, ask: null, live: false, hot: null, hinted: null, foreseen: null, small: true };
  return new Proxy<Scene>(stage, {
    get(all, name) {
      if (name in own) return own[name as keyof Scene];
      const value = Reflect.get(all, name, all);
      return typeof value === "function" ? value.bind(all) : value;
    },
  });
}
