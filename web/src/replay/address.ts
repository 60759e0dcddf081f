/* A replay's address says which move is shown and through whose eyes; keys say where to go. */

import type { Place } from "./stops";

/** The eyes that the address asks for; else those of the only seat that this browser holds. */
export function eyesIn(query: URLSearchParams, held: number[]): number | null {
  const wish = query.get("eyes");
  if (wish !== null) return /^\d+$/.test(wish) ? +wish : null;
  return held.length === 1 ? (held[0] ?? null) : null;
}

/** The move that the address asks for, and which of its stops; without that, the table when the move was over. */
export function placeIn(query: URLSearchParams): Place {
  const place = { move: counted(query.get("move")) ?? 0, step: counted(query.get("step")) };
  return place.step ? place : { move: place.move, step: null };
}

function counted(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? +text : null;
}

/** The address of a place in the game, with its path. */
export function addressOf(present: string, { move, step }: Place, eyes: number | null): string {
  const address = new URL(present);
  address.searchParams.set("move", String(move));
  if (step === null) address.searchParams.delete("step");
  else address.searchParams.set("step", String(step));
  address.searchParams.set("eyes", eyes === null ? "none" : String(eyes));
  return address.pathname + address.search;
}

export type Meant = "toggle" | "first" | "last" | { is: "step" | "turn"; way: 1 | -1 } | null;

/** What a key means for the replay; null where it belongs to a field or a button. */
export function keyMeans(event: KeyboardEvent): Meant {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const place = event.target instanceof Element ? event.target : null;
  if (place?.closest("textarea, select, [contenteditable], input:not([type=range])")) return null;
  switch (event.key) {
    case "ArrowLeft":
      return { is: event.shiftKey ? "turn" : "step", way: -1 };
    case "ArrowRight":
      return { is: event.shiftKey ? "turn" : "step", way: 1 };
    case "PageUp":
      return { is: "turn", way: -1 };
    case "PageDown":
      return { is: "turn", way: 1 };
    case "Home":
      return "first";
    case "End":
      return "last";
    case " ":
      return place?.closest("button, a[href], summary, [role=button]") ? null : "toggle";
    default:
      return null;
  }
}
