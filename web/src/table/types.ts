/* Words of the renderer that are not on the wire. */

export type { Arrow, Chip, Face, Line, Number, Option, Scene, SeatCard, TableFacts, Thing, Zone } from "../wire";

import type { Option, SeatCard } from "../wire";

export type Colour = SeatCard["colour"];
export type Lit = ReadonlyMap<string, readonly Option[]>;
export type Ids = Iterable<string> | string | null | undefined;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Pip {
  key: number;
  hurt: boolean;
}

/** A single id, a list or a set of them, as a set. */
export function setOf(ids: Ids): ReadonlySet<string> {
  if (ids == null || ids === "") return new Set();
  return typeof ids === "string" ? new Set([ids]) : ids instanceof Set ? ids : new Set(ids);
}
