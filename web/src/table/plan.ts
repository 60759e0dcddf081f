/* Which zones lie in which row, on a table and on a phone. Pure: no pixels, no page. */

import type { Row, Scene, Thing, Zone } from "../wire";

export interface PlannedRow {
  key: string;
  zones: Zone[];
  form: "even" | "ends" | "blocks";
  grow: boolean;
  owner: number; // whose row it is, when all its zones have the same owner; else -1
}

/** The zones of one owner in a row of blocks; those that are nobody's belong to the block before them. */
export interface PlannedBlock {
  owner: number;
  zones: Zone[];
}

export interface Plan {
  rows: PlannedRow[];
  near: Zone[];
  left: Zone[];
  right: Zone[];
  pinned: Zone[]; // on a phone: what stays in sight while the table scrolls
}

/** Rows as the layout names them; what it does not name follows in rows of its own, one kind to a row. */
export function planned(scene: Scene): Plan {
  const zones = new Map(scene.zones.map((zone) => [zone.id, zone]));
  const layout = scene.layout ?? {};
  const take = (ids: readonly string[] = []): Zone[] => {
    const found: Zone[] = [];
    for (const id of ids) {
      const zone = zones.get(id);
      if (zone && zones.delete(id)) found.push(zone);
    }
    return found;
  };
  const near = take(layout.near);
  const left = take(layout.left);
  const right = take(layout.right);
  const rows = (layout.table ?? []).map((row) => plannedRow(take(row.zones), row)).filter((row) => row.zones.length);
  for (const zone of [...zones.values()]) {
    const last = rows.at(-1);
    const joins = last && last.key.startsWith("rest:") && last.zones[0]?.kind === zone.kind && zone.kind !== "board";
    if (joins) last.zones.push(zone);
    else rows.push(plannedRow([zone], { zones: [], form: "even", grow: zone.kind === "board" }, "rest:"));
  }
  return { rows, near, left, right, pinned: [] };
}

function plannedRow(zones: Zone[], row: Row, prefix = ""): PlannedRow {
  return {
    key: prefix + zones.map((zone) => zone.id).join(" "),
    zones,
    form: row.form ?? "even",
    grow: row.grow ?? false,
    owner: commonOwner(zones),
  };
}

export function blocksOf(zones: readonly Zone[]): PlannedBlock[] {
  const blocks: PlannedBlock[] = [];
  for (const zone of zones) {
    const owner = zone.owner ?? -1;
    const last = blocks.at(-1);
    if (last && (owner < 0 || last.owner === owner)) last.zones.push(zone);
    else blocks.push({ owner, zones: [zone] });
  }
  return blocks;
}

export function commonOwner(zones: readonly Zone[]): number {
  const owner = zones[0]?.owner ?? -1;
  return zones.every((zone) => (zone.owner ?? -1) === owner) ? owner : -1;
}

const isPinned = (zone: Zone): boolean => !!zone.marks?.includes("pinned");
const loose = (zones: readonly Zone[]): Zone[] => zones.filter((zone) => !isPinned(zone));

/** On a phone the hand lies under the question; the rest of what is near folds to a line above it. The sides follow, first the one with what is
    the own of whoever looks, else the right one. What is pinned is taken out of its place: it lies over the table and does not scroll with it. */
export function phonePlan(plan: Plan, eyes: number | null = null): Plan {
  const pinned = [...plan.rows.flatMap((row) => row.zones), ...plan.near, ...plan.left, ...plan.right].filter(isPinned);
  const hands = plan.near.filter((zone) => zone.kind === "hand");
  const others = loose(plan.near).filter((zone) => zone.kind !== "hand");
  const owned = (zones: readonly Zone[]): boolean => eyes !== null && zones.some((zone) => zone.owner === eyes);
  const sides = owned(plan.left) && !owned(plan.right) ? [...plan.left, ...plan.right] : [...plan.right, ...plan.left];
  const aside = beside(loose(sides)).map((zones) => plannedRow(zones, { zones: [] }, "side:"));
  const rows = plan.rows.map((row) => (row.zones.some(isPinned) ? { ...row, zones: loose(row.zones) } : row)).filter((row) => row.zones.length);
  if (others.length) rows.push(plannedRow(others, { zones: [], form: "ends" }, "near:"));
  return { rows: [...rows, ...aside], near: hands, left: [], right: [], pinned };
}

/** Each zone by itself, but piles that follow each other together. */
function beside(zones: readonly Zone[]): Zone[][] {
  const groups: Zone[][] = [];
  for (const zone of zones) {
    const last = groups.at(-1);
    if (zone.kind === "pile" && last?.[0]?.kind === "pile") last.push(zone);
    else groups.push([zone]);
  }
  return groups;
}

/** The things of each zone, in the order of the scene. Things on other things lie with them. */
export function thingsByZone(things: readonly Thing[]): Map<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    const list = found.get(thing.zone);
    if (list) list.push(thing);
    else found.set(thing.zone, [thing]);
  }
  return found;
}

/** Labels without the words they begin with in common: "Territory I", "Territory II" are "I", "II" on a phone. */
export function shortLabels(labels: readonly string[]): string[] {
  const split = labels.map((label) => label.split(" "));
  const first = split[0] ?? [];
  let shared = 0;
  while (split.length > 1 && shared < first.length && split.every((words) => words.length > shared + 1 && words[shared] === first[shared])) {
    shared += 1;
  }
  return split.map((words) => words.slice(shared).join(" "));
}

/** How much larger than drawn for 1440×900: up to one and a half on large screens, never smaller. */
export function scaleFor(width: number, height: number): number {
  if (width <= 1920) return 1;
  return Math.round(Math.min(1.5, Math.max(1, Math.min(width / 1440, height / 900))) * 100) / 100;
}
