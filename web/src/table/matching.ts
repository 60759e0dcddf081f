/* Which lit things belong together: those that one answer touches. */

import type { Lit, Option, Thing } from "./types";

/** Lit things that share an answer with this one: where it can be dragged to. */
export function mates(lit: Lit, id: string): Set<string> {
  const found = new Set<string>();
  for (const option of lit.get(id) ?? []) {
    for (const other of option.touches) if (other !== id && lit.has(other)) found.add(other);
  }
  return found;
}

/** Spaces lie still: what is dragged is a card or a piece. */
const LYING = new Set(["hex", "tile", "slot"]);

/** Can the thing be dragged anywhere? */
export function canDrag(lit: Lit, thing: Pick<Thing, "id" | "kind"> | undefined): boolean {
  return !!thing && !LYING.has(thing.kind) && mates(lit, thing.id).size > 0;
}

/** The answers that touch both. */
export function shared(lit: Lit, from: string, to: string): Option[] {
  return (lit.get(from) ?? []).filter((option) => option.touches.includes(to));
}

/** Where a drag ends: the innermost place under the pointer that the dragged thing belongs with. */
export function dropped(lit: Lit, from: string, under: readonly string[]): string | null {
  const targets = mates(lit, from);
  return under.find((id) => targets.has(id)) ?? null;
}
