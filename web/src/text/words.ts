/* A scene as words: which zone belongs to whom, what lies in it, and what can be picked. Knows no game. */

import type { Arrow, Line, Scene, Thing, Zone } from "../wire";

/** How a number came about. */
export interface Sum {
  what: string;
  value: number;
  lines: Line[];
}

/** A thing, or several that read the same. */
export interface Item {
  id: string;
  words: string;
  times: number;
  pickable: boolean;
  fresh: boolean; // came since the last own question
  when: string;
  clause: string;
  sums: Sum[];
  on: Item[]; // what stands on it
}

/** A zone: a sub-heading and its list. `bare` are the spaces of a large board on which nothing stands. */
export interface Part {
  id: string;
  title: string;
  note: string;
  count: number;
  pickable: boolean;
  items: Item[];
  bare: Item[];
  holds: Line[];
}

export type SideKind = "table" | "yours" | "theirs" | "hand";

/** What stands under one heading: a seat's side, the shared table, the own hand. */
export interface Side {
  key: string;
  kind: SideKind;
  seat: number; // -1: nobody's
  parts: Part[];
  piles: Part[];
  arrows: Told[];
}

/** An arrow in words needs its two ends and whose they are. */
export interface Told {
  label: string;
  owner: number;
  from: End;
  to: End;
}

export interface End {
  words: string;
  owner: number;
}

const SPACES = new Set(["hex", "tile", "slot"]);
const FEW_SPACES = 12;

/** The table as words, from the own side outward; the own hand comes last, beside the question. */
export function sidesOf(scene: Scene, eyes: number | null, pickable: Set<string>): Side[] {
  const things = byZone(scene);
  const sides = new Map<string, Side>();
  for (const zone of scene.zones) {
    const owner = zone.owner ?? -1;
    const side = sideFor(sides, owner, eyes, zone);
    const part = partOf(zone, things, pickable);
    (zone.kind === "pile" && !part.items.some((item) => item.pickable) ? side.piles : side.parts).push(part);
  }
  addArrows(sides, scene);
  return [...sides.values()].filter(hasWords).sort((a, b) => rank(a, eyes) - rank(b, eyes));
}

function sideFor(sides: Map<string, Side>, owner: number, eyes: number | null, zone: Zone): Side {
  const mine = owner >= 0 && owner === eyes;
  const kind: SideKind = owner < 0 ? "table" : !mine ? "theirs" : zone.kind === "hand" ? "hand" : "yours";
  const key = `${kind}-${owner}`;
  const known = sides.get(key);
  if (known) return known;
  const side: Side = { key, kind, seat: owner, parts: [], piles: [], arrows: [] };
  sides.set(key, side);
  return side;
}

function hasWords(side: Side): boolean {
  return side.parts.length + side.piles.length + side.arrows.length > 0;
}

/** The shared table, the own side, the others in the order of their seats after the own, the own hand. */
function rank(side: Side, eyes: number | null): number {
  if (side.kind === "table") return -1;
  if (side.kind === "hand") return 1000;
  const own = eyes ?? 0;
  return side.seat >= own ? side.seat - own : side.seat - own + 100;
}

function byZone(scene: Scene): { in: Map<string, Thing[]>; on: Map<string, Thing[]> } {
  const ids = new Set(scene.things.map((thing) => thing.id));
  const lies = new Map<string, Thing[]>();
  const stands = new Map<string, Thing[]>();
  for (const thing of scene.things) {
    const held = thing.on && ids.has(thing.on) && thing.on !== thing.id;
    const [map, key] = held ? [stands, thing.on as string] : [lies, thing.zone];
    map.set(key, [...(map.get(key) ?? []), thing]);
  }
  return { in: lies, on: stands };
}

function partOf(zone: Zone, things: ReturnType<typeof byZone>, pickable: Set<string>): Part {
  const lying = things.in.get(zone.id) ?? [];
  const isBare = (thing: Thing) => SPACES.has(thing.kind) && !things.on.has(thing.id) && !thing.marks?.length;
  const many = zone.kind === "board" && lying.filter(isBare).length > FEW_SPACES;
  const items = (wanted: Thing[]) => merged(wanted.map((thing) => itemOf(thing, things.on, pickable)));
  return {
    id: zone.id,
    title: zone.label,
    note: zone.note ?? "",
    count: zone.count ?? -1,
    pickable: pickable.has(zone.id),
    items: items(many ? lying.filter((thing) => !isBare(thing)) : lying),
    bare: items(many ? lying.filter(isBare) : []),
    holds: zone.holds ?? [],
  };
}

function itemOf(thing: Thing, on: Map<string, Thing[]>, pickable: Set<string>): Item {
  const numbers = thing.face?.numbers ?? [];
  return {
    id: thing.id,
    words: thing.label,
    times: 1,
    pickable: pickable.has(thing.id),
    fresh: thing.marks?.includes("new") ?? false,
    when: pickable.has(thing.id) ? "" : (thing.when ?? ""),
    clause: thing.clause ?? "",
    sums: numbers
      .filter((number) => number.ledger?.length)
      .map((number) => ({ what: number.what, value: number.value, lines: number.ledger ?? [] })),
    on: merged((on.get(thing.id) ?? []).map((each) => itemOf(each, on, pickable))),
  };
}

/** Neighbours that read the same are one line: three hidden cards, two empty spaces. */
export function merged(items: Item[]): Item[] {
  return items.reduce<Item[]>((out, item) => {
    const last = out.at(-1);
    if (last && reads(last) === reads(item)) last.times += 1;
    else out.push({ ...item });
    return out;
  }, []);
}

function reads(item: Item): string {
  return JSON.stringify([item.words, item.pickable, item.fresh, item.when, item.sums, item.on]);
}

function addArrows(sides: Map<string, Side>, scene: Scene): void {
  if (!scene.arrows?.length) return;
  const side = sides.get("table--1") ?? { key: "table--1", kind: "table", seat: -1, parts: [], piles: [], arrows: [] };
  side.arrows = scene.arrows.map((arrow) => toldArrow(arrow, scene));
  sides.set(side.key, side);
}

function toldArrow(arrow: Arrow, scene: Scene): Told {
  return { label: arrow.label, owner: arrow.owner ?? -1, from: endOf(arrow.start, scene), to: endOf(arrow.end, scene) };
}

function endOf(id: string, scene: Scene): End {
  const zone = scene.zones.find((each) => each.id === id);
  const thing = zone ? undefined : scene.things.find((each) => each.id === id);
  return { words: zone?.label ?? thing?.face?.title ?? thing?.label ?? "", owner: zone?.owner ?? thing?.owner ?? -1 };
}

/** Ids of everything that an option of these questions touches. */
export function touched(questions: { options: { touches: string[] }[] }[]): Set<string> {
  return new Set(questions.flatMap((question) => question.options.flatMap((option) => option.touches)));
}

/** A sentence of the story, without its links. */
export function sentence(spans: { text: string }[]): string {
  return spans.map((span) => span.text).join("");
}
