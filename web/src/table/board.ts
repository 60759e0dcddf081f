/* What lies how on a board: layers, borders between areas, pieces that share a space, paths. Pure. */

import { hexagon, pathThrough, round } from "./geometry";
import type { Arrow, Box, Point, Thing } from "./types";

export const TILE = 60;
export const PIECE = 44;
export const TOKEN = 24;
const MANY = 12;
const FAR = 360; // a stop so far from the one before is reached over the board's edge: no line leads there

/** What grounds look like that no pattern tells. */
const GROUND_ICONS: Readonly<Record<string, string>> = { forest: "forest", mountain: "peaks", village: "village", city: "castle", fort: "stone-tower" };

export function groundIcon(field: string): string {
  return GROUND_ICONS[field] ?? "";
}

export type Layer = "ground" | "words" | "pieces";

export function layerOf(thing: Thing): Layer {
  if (thing.kind === "hex" || thing.kind === "tile" || thing.kind === "slot") return "ground";
  return thing.kind === "plate" ? "words" : "pieces";
}

export function sizeOf(thing: Thing): { width: number; height: number } {
  const usual = layerOf(thing) === "ground" ? TILE : thing.kind === "piece" ? PIECE : thing.kind === "card" ? 46 : TOKEN;
  const width = thing.width || usual;
  return { width, height: thing.height || (thing.kind === "hex" ? round((width * 2) / Math.sqrt(3)) : thing.kind === "card" ? width * 1.4 : width) };
}

export function boxOf(thing: Thing): Box {
  const { width, height } = sizeOf(thing);
  return { x: (thing.x ?? 0) - width / 2, y: (thing.y ?? 0) - height / 2, width, height };
}

/** Corners around the middle of the thing. */
export function outline(thing: Thing, inset = 0): Point[] {
  const { width, height } = sizeOf(thing);
  const w = width - 2 * inset;
  const h = height - 2 * inset;
  if (thing.kind === "hex") return hexagon(0, 0, w, h);
  return [
    { x: -w / 2, y: -h / 2 },
    { x: w / 2, y: -h / 2 },
    { x: w / 2, y: h / 2 },
    { x: -w / 2, y: h / 2 },
  ];
}

/** The lines between spaces of different areas (a space's `on` names its area), and around the outside of areas. */
export function borders(ground: readonly Thing[]): string {
  if (!ground.some((thing) => thing.on)) return "";
  const edges = new Map<string, { line: string; areas: string[] }>();
  for (const thing of ground) {
    const corners = outline(thing).map((point) => ({ x: point.x + (thing.x ?? 0), y: point.y + (thing.y ?? 0) }));
    corners.forEach((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      const key = `${Math.round((from.x + to.x) / 6)} ${Math.round((from.y + to.y) / 6)}`;
      const edge = edges.get(key);
      if (edge) edge.areas.push(thing.on ?? "");
      else edges.set(key, { line: pathThrough([from, to]), areas: [thing.on ?? ""] });
    });
  }
  const drawn: string[] = [];
  for (const { line, areas } of edges.values()) if (areas.length === 1 ? areas[0] : areas[0] !== areas[1]) drawn.push(line);
  return drawn.join("");
}

/** Pieces that share a space stand apart: how far each is moved. */
export function fanned(pieces: readonly Thing[]): Map<string, Point> {
  const spaces = new Map<string, Thing[]>();
  for (const piece of pieces) {
    const key = `${piece.x ?? 0} ${piece.y ?? 0}`;
    spaces.set(key, [...(spaces.get(key) ?? []), piece]);
  }
  const moved = new Map<string, Point>();
  for (const sharing of spaces.values()) {
    if (sharing.length < 2) continue;
    const radius = Math.max(...sharing.map((piece) => sizeOf(piece).width)) * (sharing.length < 4 ? 0.34 : 0.46);
    sharing.forEach((piece, index) => {
      const angle = (2 * Math.PI * index) / sharing.length - Math.PI / 2 - (sharing.length === 2 ? Math.PI / 2 : 0);
      moved.set(piece.id, { x: round(Math.cos(angle) * radius), y: round(Math.sin(angle) * radius) });
    });
  }
  return moved;
}

export interface Path {
  key: string;
  arrow: Arrow;
  foe: boolean; // of the game's own side
  points: Point[];
  signs: Point[]; // where its stops are marked: at the middle of a space, or before a piece that stands there
  d: string;
}

const BEFORE = 27; // from the middle of a space to a sign before the piece on it

/** Arrows whose ends both lie on the board, with the spaces they go through. */
export function paths(arrows: readonly Arrow[], things: ReadonlyMap<string, Thing>, zone: string): Path[] {
  const found: Path[] = [];
  const taken = new Set([...things.values()].filter((thing) => thing.zone === zone && layerOf(thing) === "pieces").map((thing) => `${thing.x} ${thing.y}`));
  for (const arrow of arrows) {
    const stops = [arrow.start, ...(arrow.through ?? []), arrow.end].map((id) => things.get(id));
    if (stops.some((stop) => !stop || stop.zone !== zone)) continue;
    const points = stops.map((stop) => ({ x: stop?.x ?? 0, y: stop?.y ?? 0 }));
    const foe = (arrow.owner ?? -1) < 0 && !stops[0]?.marks?.includes("royal");
    const signs = points.slice(1).map((point, index) => (taken.has(`${point.x} ${point.y}`) ? short(points[index] ?? point, point) : point));
    found.push({ key: [arrow.start, ...(arrow.through ?? []), arrow.end].join(" "), arrow, foe, points, signs, d: pathThrough(points, FAR) });
  }
  return found;
}

/** On the way to a point, a little before it. */
function short(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: round(to.x - ((to.x - from.x) * BEFORE) / length), y: round(to.y - ((to.y - from.y) * BEFORE) / length) };
}

/** Those that are drawn now: quiet ones only when asked for, or while somebody looks at where they start, or at what stands for their end elsewhere. */
export function shownPaths(all: readonly Path[], asked: boolean, looked: ReadonlySet<string | null>, meant: string | null = null): Path[] {
  return all.filter(({ arrow }) => !arrow.quiet || asked || looked.has(arrow.start) || arrow.end === meant);
}

/** The places to which any of these things could come, and those that they could strike. */
export function spans(ids: Iterable<string | null>, things: ReadonlyMap<string, Thing>): { reach: Thing[]; strikes: Thing[] } {
  const found = [...new Set(ids)].flatMap((id) => things.get(id ?? "") ?? []);
  const places = (named: (thing: Thing) => readonly string[] | undefined): Thing[] => [...new Set(found.flatMap((thing) => named(thing) ?? []))].flatMap((id) => things.get(id) ?? []);
  return { reach: places((thing) => thing.reach), strikes: places((thing) => thing.strikes) };
}

const LARGEST_WORDS = 1.5;

/** How much larger than drawn a board's names are, so that they can be read where it is drawn smaller than it is. */
export function wordsFor(room: { width: number; height: number }, board: { width: number; height: number }, zoom: number): number {
  const scale = Math.min(room.width / board.width, room.height / board.height) * zoom;
  return scale > 0 ? round(Math.min(LARGEST_WORDS, Math.max(1, 1 / scale))) : 1;
}

/** With more than twelve lit spaces each has a tint and a lozenge only. */
export function isCrowded(lit: number): boolean {
  return lit > MANY;
}

const SMALLEST = 0.55;

/** Is a board so large that its spaces could not be told apart where it is shown whole? */
export function isTight(room: { width: number; height: number }, board: { width: number; height: number }): boolean {
  return room.width > 0 && room.height > 0 && Math.min(room.width / board.width, room.height / board.height) < SMALLEST;
}
