/* Shapes and places: arrows, hexes, who is to the right of whom. */

import type { Box, Point } from "./types";

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function joined(points: readonly Point[]): string {
  return points.map((point) => `${round(point.x)},${round(point.y)}`).join(" ");
}

/** Where the line from the middle of a box to a point leaves the box. */
export function edgeToward(box: Box, to: Point): Point {
  const from = middle(box);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (!dx && !dy) return from;
  const scale = Math.min(
    dx ? box.width / 2 / Math.abs(dx) : Number.POSITIVE_INFINITY,
    dy ? box.height / 2 / Math.abs(dy) : Number.POSITIVE_INFINITY,
  );
  return { x: from.x + dx * scale, y: from.y + dy * scale };
}

const UPRIGHT = 0.45; // how far aside a broad arrow may lean

export interface Shaft {
  from: Point;
  to: Point;
  length: number;
  angle: number; // degrees, 0 points up
}

/** Between two boxes: from facing edge to facing edge, a little into both. */
export function shaftBetween(start: Box, end: Box, into: number, out = into): Shaft {
  const a = middle(start);
  const b = middle(end);
  const apart = start.y >= end.y + end.height || end.y >= start.y + start.height;
  let from = edgeToward(start, b);
  let to = edgeToward(end, a);
  if (apart) {
    const up = end.y < start.y;
    from = { x: a.x, y: up ? start.y : start.y + start.height };
    to = { x: b.x, y: up ? end.y + end.height : end.y };
  }
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = apart && Math.abs(dx) > Math.abs(dy) * UPRIGHT ? [0, Math.sign(dy)] : [dx / length, dy / length];
  from = { x: from.x - x * out, y: from.y - y * out };
  to = { x: to.x + x * into, y: to.y + y * into };
  return { from, to, length: length + into + out, angle: (Math.atan2(dx, -dy) * 180) / Math.PI };
}

/** Do the ends lie over each other, so that a straight broad arrow stands between them? */
export function isUpright(shaft: Shaft): boolean {
  return Math.abs(shaft.to.x - shaft.from.x) <= Math.abs(shaft.to.y - shaft.from.y) * UPRIGHT;
}

/** A band that leaves upright, goes aside half-way and arrives upright; it ends short of the head. */
export function bend(shaft: Shaft, head: number): string {
  const { from, to } = shaft;
  const up = to.y < from.y ? 1 : -1;
  const side = to.x < from.x ? -1 : 1;
  const end = round(to.y + head * up);
  const half = round((from.y + end) / 2);
  const corner = round(Math.min(14, Math.abs(from.y - half), Math.abs(half - end), Math.abs(to.x - from.x) / 2));
  const [x, goal] = [round(from.x), round(to.x)];
  return (
    `M${x} ${round(from.y)}V${round(half + corner * up)}Q${x} ${half} ${round(x + corner * side)} ${half}` +
    `H${round(goal - corner * side)}Q${goal} ${half} ${goal} ${round(half - corner * up)}V${end}`
  );
}

/** Where an arrow's icon is seen best, from its start: in the head of a broad one, on a bare stretch of a band. */
export function badgeOn(shaft: Shaft, width: number, covers: readonly Box[]): Point {
  const [dx, dy] = [shaft.to.x - shaft.from.x, shaft.to.y - shaft.from.y];
  if (isUpright(shaft)) {
    const share = 1 - (width * 0.42) / shaft.length;
    return { x: dx * share, y: dy * share + 3 };
  }
  const radius = width * 0.31 + 2;
  const half = { x: dx / 2, y: dy / 2 + (dy < 0 ? 1 : -1) * width * 0.23 };
  const spots = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82].map((share) => ({ x: dx * share, y: half.y }));
  const bare = (spot: Point): boolean => {
    const [x, y] = [spot.x + shaft.from.x, spot.y + shaft.from.y];
    return covers.every((box) => x + radius < box.x || x - radius > box.x + box.width || y + radius < box.y || y - radius > box.y + box.height);
  };
  return spots.find(bare) ?? half;
}

/** Does the box lie over the way of an upright arrow? */
export function crosses({ from, to }: Shaft, box: Box): boolean {
  const x = (from.x + to.x) / 2;
  return box.x < x && x < box.x + box.width && box.y < Math.max(from.y, to.y) && Math.min(from.y, to.y) < box.y + box.height;
}

/** The head of such a band, its tip at the goal. */
export function headOf(shaft: Shaft, length: number, width: number): string {
  const { from, to } = shaft;
  const down = to.y < from.y ? length : -length;
  return `M${round(to.x)} ${round(to.y)}l${round(width / 2)} ${down}H${round(to.x - width / 2)}Z`;
}

/** A broad arrow that stands on its tail at (0, 0) and points up to (0, -length). */
export function broadArrow(length: number, width: number): string {
  const head = Math.min(width * 0.62, length * 0.5);
  const neck = width * 0.26;
  const tail = width * 0.14;
  const half = width / 2;
  const bend = round(-(length - head) * 0.35);
  return (
    `M0 ${round(-length)} L${round(half)} ${round(-length + head)} H${round(neck)} ` +
    `C${round(neck)} ${bend} ${round(tail)} ${bend} ${round(tail)} 0 H${round(-tail)} ` +
    `C${round(-tail)} ${bend} ${round(-neck)} ${bend} ${round(-neck)} ${round(-length + head)} H${round(-half)} Z`
  );
}

/** A path over spaces, as an SVG path. */
/** A line from stop to stop; to one that is farther than `most` from the one before it does not lead. */
export function pathThrough(points: readonly Point[], most = Number.POSITIVE_INFINITY): string {
  const leads = (index: number): boolean => {
    const [from, to] = [points[index - 1], points[index]];
    return !!from && !!to && Math.hypot(to.x - from.x, to.y - from.y) <= most;
  };
  return points.map((point, index) => `${leads(index) ? "L" : "M"}${round(point.x)} ${round(point.y)}`).join("");
}

/** A pointed-top hexagon. */
export function hexagon(x: number, y: number, width: number, height: number): Point[] {
  const w = width / 2;
  const h = height / 2;
  return [
    { x, y: y - h },
    { x: x + w, y: y - h / 2 },
    { x: x + w, y: y + h / 2 },
    { x, y: y + h },
    { x: x - w, y: y + h / 2 },
    { x: x - w, y: y - h / 2 },
  ];
}

/** A star of n points between two radii. */
export function star(count: number, outer: number, inner: number): string {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const radius = index % 2 ? inner : outer;
    const angle = (Math.PI * index) / count - Math.PI / 2;
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
  });
  return `${pathThrough(points)}Z`;
}

export interface Placed {
  id: string;
  box: Box;
}

export type Direction = "left" | "right" | "up" | "down";

/** The nearest place in a direction; what lies straight ahead counts as nearer than what lies aside. */
export function nearest(from: Box, places: readonly Placed[], direction: Direction): string | null {
  const start = middle(from);
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const to = middle(place.box);
    const across = direction === "left" || direction === "right";
    const ahead = (across ? to.x - start.x : to.y - start.y) * (direction === "left" || direction === "up" ? -1 : 1);
    const aside = Math.abs(across ? to.y - start.y : to.x - start.x);
    if (ahead <= 2 || aside > ahead * 6 + 40) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [least, best] = [cost, place.id];
  }
  return best;
}

/** How far a board is drawn in and moved so that a part of it fills what is seen. Scale 1 shows it whole. */
export function viewOf(part: Box | null, whole: Box, seen: { width: number; height: number }, most: number): { scale: number; x: number; y: number } {
  if (!part || !seen.width || !seen.height) return { scale: 1, x: 0, y: 0 };
  const fit = Math.min(seen.width / whole.width, seen.height / whole.height);
  const wish = Math.min(seen.width / (part.width * fit), seen.height / (part.height * fit));
  const scale = Math.max(1, Math.min(most, wish));
  const target = middle(part);
  const centre = middle(whole);
  const bound = (offset: number, size: number, room: number): number => {
    const free = Math.max(0, (size * fit * scale - room) / 2) / scale;
    return round(Math.max(-free, Math.min(free, -offset * fit)));
  };
  return {
    scale: Math.round(scale * 100) / 100,
    x: bound(target.x - centre.x, whole.width, seen.width),
    y: bound(target.y - centre.y, whole.height, seen.height),
  };
}

/** The box around several, with a margin. */
export function around(boxes: readonly Box[], margin: number): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x)) - margin;
  const y = Math.min(...boxes.map((box) => box.y)) - margin;
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) + margin - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) + margin - y,
  };
}
