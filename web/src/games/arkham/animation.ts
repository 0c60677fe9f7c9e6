// How pieces move over the map: from where they stood to where they stand.
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { reducedMotion } from "$lib/storage/settings.svelte";

export const [leave, arrive] = crossfade({ duration: () => (reducedMotion() ? 0 : 260), easing: cubicOut });

/** Milliseconds that the place of an event is ringed. */
export const RING = 1500;
