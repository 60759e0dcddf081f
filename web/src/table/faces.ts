/* From the words of a face to what the style sheets know. Field and pattern always go together. */

import type { Colour, Face, TableFacts, Thing, Zone } from "./types";

const TINCTURES = new Set("vert teal olive azure dusk purpure gules ember or tenne sable stone".split(" "));
const GROUNDS = new Set("plains road forest desert mountain lake village city fort".split(" "));
const PATTERNS = new Set("paly bendy barry chevrons lozengy chequy semy".split(" "));
const DYE = /^#[0-9a-f]{6}$/i;

/** The colour of a field: a tincture, a ground of maps, or one of the game's own. */
export function fieldColour(field: string | undefined): string {
  if (!field) return "var(--t-stone)";
  if (TINCTURES.has(field)) return `var(--t-${field})`;
  if (GROUNDS.has(field)) return `var(--g-${field})`;
  return DYE.test(field) ? field : "var(--t-stone)";
}

export function isGround(field: string | undefined): boolean {
  return GROUNDS.has(field ?? "");
}

export function patternClass(pattern: string | undefined): string {
  return pattern && PATTERNS.has(pattern) ? `p-${pattern}` : "";
}

export function colourOf(facts: TableFacts | null | undefined, seat: number | undefined): Colour | null {
  if (seat == null || seat < 0) return null;
  return facts?.seats.find((card) => card.seat === seat)?.colour ?? ("ABCDEF"[seat] as Colour | undefined) ?? null;
}

/** The class that gives `--c` (the seat's colour) and its kin to what is inside. */
export function seatClass(colour: Colour | null): string {
  return colour ? `s${colour.toLowerCase()}` : "";
}

export function nameOf(facts: TableFacts | null | undefined, seat: number): string {
  return facts?.seats.find((card) => card.seat === seat)?.name ?? "";
}

export function marked(thing: Thing | Zone, mark: string): boolean {
  return thing.marks?.includes(mark) ?? false;
}

/** A base card: a card with sockets for what stands on it. */
export function isBase(face: Face | undefined): boolean {
  return (face?.sockets?.length ?? 0) > 0;
}

/** Every icon that a scene names, so that they can be fetched together. */
export function iconsOf(things: readonly Thing[]): Set<string> {
  const names = new Set<string>();
  const add = (name: string | undefined): void => {
    if (name) names.add(name);
  };
  for (const { face } of things) {
    if (!face) continue;
    add(face.icon);
    add(face.sign);
    for (const chip of face.chips ?? []) add(chip.icon);
    for (const chip of face.sockets ?? []) add(chip.icon);
    for (const figure of face.numbers ?? []) for (const line of figure.ledger ?? []) add(line.icon);
  }
  return names;
}
