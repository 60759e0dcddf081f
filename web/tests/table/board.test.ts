import { expect, test } from "vitest";

import { fanned, groundIcon, isTight, paths, shownPaths, spans, wordsFor } from "../../src/table/board";
import { phonePlan, planned } from "../../src/table/plan";
import type { Arrow, Thing, Zone } from "../../src/table/types";

function hex(id: string, x: number): Thing {
  return { id, kind: "hex", zone: "map", label: id, x, y: 50 };
}

const princess: Thing = { id: "unit/P", kind: "piece", zone: "map", label: "The princess", x: 0, y: 50, marks: ["royal"] };
const stack: Thing = { id: "stack/1", kind: "counter", zone: "map", label: "2 tokens", x: 120, y: 50 };
const things = new Map([princess, stack, hex("a", 60), hex("b", 120)].map((thing) => [thing.id, thing]));
const march: Arrow = { start: "unit/P", end: "b", label: "She would march", through: ["a"] };
const raid: Arrow = { start: "stack/1", end: "a", label: "They would come", quiet: true };

test("quiet paths are drawn when they are asked for, or while somebody looks at where they start", () => {
  const all = paths([march, raid], things, "map");
  expect(shownPaths(all, false, new Set()).map((path) => path.arrow)).toEqual([march]);
  expect(shownPaths(all, true, new Set()).map((path) => path.arrow)).toEqual([march, raid]);
  expect(shownPaths(all, false, new Set(["stack/1"])).map((path) => path.arrow)).toEqual([march, raid]);
  expect(shownPaths(all, false, new Set(["a"])).map((path) => path.arrow)).toEqual([march]);
  expect(shownPaths(all, false, new Set(), "a").map((path) => path.arrow)).toEqual([march, raid]);
});

test("how far somebody comes and strikes is drawn for those that are looked at, each place once", () => {
  const archer: Thing = { id: "unit/A", kind: "piece", zone: "map", label: "Archer", reach: ["a", "gone"], strikes: ["a", "b"] };
  const rider: Thing = { id: "unit/R", kind: "piece", zone: "map", label: "Rider", reach: ["b", "a"] };
  const all = new Map([...things, [archer.id, archer], [rider.id, rider]]);
  const far = (...ids: (string | null)[]): string[][] => Object.values(spans(ids, all)).map((places) => places.map((place) => place.id));
  expect(far(null, "stack/1", "nobody")).toEqual([[], []]);
  expect(far("unit/A", "unit/A")).toEqual([["a"], ["a", "b"]]);
  expect(far("unit/A", "unit/R")).toEqual([["a", "b"], ["a", "b"]]);
});

test("paths of the game's own side are told apart from the princess's and from players'", () => {
  const mine: Arrow = { start: "stack/1", end: "a", label: "Mine", owner: 0 };
  expect(paths([march, raid, mine], things, "map").map((path) => path.foe)).toEqual([false, true, false]);
});

test("a small piece is not hidden by a large one on its space", () => {
  const knight: Thing = { id: "unit/K", kind: "piece", zone: "map", label: "Knight", x: 120, y: 50 };
  const moved = fanned([stack, knight]);
  const apart = Math.abs((moved.get("stack/1")?.x ?? 0) - (moved.get("unit/K")?.x ?? 0));
  expect(apart).toBeGreaterThan(24);
});

test("grounds that no pattern tells have an icon", () => {
  expect(["forest", "mountain", "village", "city", "fort"].map(groundIcon).every(Boolean)).toBe(true);
  expect(groundIcon("plains")).toBe("");
});

test("on a phone the piles of a side lie in one row", () => {
  const zones: Zone[] = [
    { id: "map", kind: "board", label: "Map" },
    { id: "roster", kind: "roster", label: "Roster" },
    { id: "deck", kind: "pile", label: "Deck" },
    { id: "discard", kind: "pile", label: "Discard" },
    { id: "mat", kind: "mat", label: "Mat" },
  ];
  const plan = phonePlan(planned({ zones, things: [], layout: { table: [{ zones: ["map"], grow: true }], left: ["roster", "deck", "discard"], right: ["mat"] } }));
  expect(plan.rows.map((row) => row.zones.map((zone) => zone.id))).toEqual([["map"], ["mat"], ["roster"], ["deck", "discard"]]);
});

test("names keep their size where a board is drawn smaller than it is, and grow with it where it is larger", () => {
  const board = { width: 1000, height: 800 };
  expect(wordsFor({ width: 800, height: 800 }, board, 1)).toBe(1.3);
  expect(wordsFor({ width: 400, height: 400 }, board, 1)).toBe(1.5);
  expect(wordsFor({ width: 400, height: 400 }, board, 3)).toBe(1);
  expect(wordsFor({ width: 0, height: 0 }, board, 1)).toBe(1);
});

test("stops of a path are marked where a piece does not hide them", () => {
  const there: Thing = { id: "unit/foe", kind: "piece", zone: "map", label: "A foe", x: 120, y: 50 };
  const [free] = paths([march], things, "map");
  expect(free?.signs[0]).toEqual({ x: 60, y: 50 });
  const [barred] = paths([march], new Map([...things, [there.id, there]]), "map");
  expect(barred?.signs).toEqual([
    { x: 60, y: 50 },
    { x: 93, y: 50 },
  ]);
});

test("a board that has grown too large for its room is shown in part", () => {
  expect(isTight({ width: 840, height: 560 }, { width: 900, height: 600 })).toBe(false);
  expect(isTight({ width: 840, height: 560 }, { width: 1800, height: 600 })).toBe(true);
  expect(isTight({ width: 0, height: 0 }, { width: 1800, height: 600 })).toBe(false);
});
