/* What the pages use of the renderer. */
export { default as Cloth } from "./Cloth.svelte";
export { default as Zones } from "./Zones.svelte";
export { default as ZoomCard } from "./ZoomCard.svelte";
export { applyChange } from "./change";
export type { Ids, Lit } from "./types";
