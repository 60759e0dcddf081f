import { describe, expect, test } from "vitest";

import { borders, fanned, isCrowded, paths, sizeOf } from "../../src/table/board";
import { colourOf, fieldColour, iconsOf, patternClass } from "../../src/table/faces";
import { canDrag, dropped, mates, shared } from "../../src/table/matching";
import { direction, numbersAt, pips, plain, signed, spoken } from "../../src/table/numbers";
import { setOf, type Lit } from "../../src/table/types";
import type { Option, TableFacts, Thing } from "../../src/wire";

const option = (pick: string, ...touches: string[]): Option => ({ pick, label: pick, short: pick, about: "", touches, clause: "" });
const piece = (id: string, x: number, y: number): Thing => ({ id, kind: "piece", zone: "map", label: id, x, y });

describe("numbers", () => {
  test("have a true minus, and a sign where they change something", () => {
    expect([plain(-2), plain(3), signed(3), signed(-1), signed(0)]).toEqual(["−2", "3", "+3", "−1", "±0"]);
    expect([direction(2), direction(-2), direction(0), direction(undefined)]).toEqual(["up", "down", "", ""]);
  });

  test("are said with their name and what changed them", () => {
    expect(spoken({ what: "power", value: 4 })).toBe("power 4");
    expect(spoken({ what: "power", value: 2, change: -1 })).toBe("power 2 (−1)");
  });

  test("stand at their place; without one it is the shield", () => {
    const face = { numbers: [{ what: "power", value: 1 }, { what: "copies", value: 2, at: "count" as const }] };
    expect(numbersAt(face, "shield").map((one) => one.what)).toEqual(["power"]);
    expect(numbersAt(face, "count", "shield")).toHaveLength(2);
    expect(numbersAt(undefined, "count")).toEqual([]);
  });

  test("damage is pips, the hurt ones first, nine at most", () => {
    expect(pips(2, 3).map((pip) => pip.hurt)).toEqual([true, true, false]);
    expect(pips(1, 30)).toHaveLength(9);
  });
});

describe("fields", () => {
  test("are tinctures, grounds or a dye; anything else is stone", () => {
    expect(fieldColour("vert")).toBe("var(--t-vert)");
    expect(fieldColour("lake")).toBe("var(--g-lake)");
    expect(fieldColour("#2b4a63")).toBe("#2b4a63");
    expect(fieldColour("url(evil)")).toBe("var(--t-stone)");
    expect(patternClass("paly")).toBe("p-paly");
    expect(patternClass("plaid")).toBe("");
  });

  test("a seat's colour is the one it chose", () => {
    const facts = { seats: [{ seat: 0, colour: "F" }] } as unknown as TableFacts;
    expect(colourOf(facts, 0)).toBe("F");
    expect(colourOf(facts, 1)).toBe("B");
    expect(colourOf(facts, -1)).toBeNull();
  });

  test("all icons of a scene are known at once", () => {
    const things: Thing[] = [{ id: "a", kind: "card", zone: "z", label: "", face: { icon: "one", sockets: [{ icon: "two", label: "" }, { icon: "", label: "free" }], numbers: [{ what: "x", value: 1, ledger: [{ label: "l", icon: "three" }] }] } }];
    expect([...iconsOf(things)]).toEqual(["one", "two", "three"]);
  });
});

describe("drags", () => {
  const build = option("build", "card", "space/1");
  const lit: Lit = new Map([
    ["card", [build, option("discard", "card")]],
    ["space/1", [build]],
    ["space/2", [option("other", "space/2")]],
  ]);

  test("go where an answer touches both", () => {
    expect([...mates(lit, "card")]).toEqual(["space/1"]);
    expect(mates(lit, "space/2").size).toBe(0);
    expect(shared(lit, "card", "space/1")).toEqual([build]);
  });

  test("start at cards and pieces, never at spaces", () => {
    expect(canDrag(lit, { id: "card", kind: "card" })).toBe(true);
    expect(canDrag(lit, { id: "space/1", kind: "hex" })).toBe(false);
    expect(canDrag(lit, { id: "space/2", kind: "piece" })).toBe(false);
    expect(canDrag(lit, undefined)).toBe(false);
  });

  test("end at the innermost place that fits, else nowhere", () => {
    expect(dropped(lit, "card", ["base", "space/1", "territory"])).toBe("space/1");
    expect(dropped(lit, "card", ["space/2"])).toBeNull();
  });
});

describe("boards", () => {
  test("pieces that share a space stand apart, others stay", () => {
    const moved = fanned([piece("a", 0, 0), piece("b", 0, 0), piece("c", 50, 0)]);
    expect(moved.has("c")).toBe(false);
    expect(moved.get("a")).not.toEqual(moved.get("b"));
    expect((moved.get("a")?.x ?? 0) + (moved.get("b")?.x ?? 0)).toBeCloseTo(0);
  });

  test("borders run between areas and around them", () => {
    const tile = (id: string, x: number, on: string): Thing => ({ id, kind: "tile", zone: "map", label: id, x, y: 0, width: 10, height: 10, on });
    expect(borders([tile("a", 0, ""), tile("b", 10, "")])).toBe("");
    expect(borders([tile("a", 0, "x"), tile("b", 10, "x")]).match(/M/g)).toHaveLength(6);
    expect(borders([tile("a", 0, "x"), tile("b", 10, "y")]).match(/M/g)).toHaveLength(7);
  });

  test("paths go through their stops; those that leave the board are not its own", () => {
    const things = new Map([piece("a", 0, 0), piece("b", 10, 0), piece("c", 10, 10)].map((one) => [one.id, one]));
    const found = paths([{ start: "a", end: "c", through: ["b"], label: "way" }, { start: "a", end: "nowhere", label: "" }], things, "map");
    expect(found.map((path) => path.d)).toEqual(["M0 0L10 0L10 10"]);
  });

  test("a hex is taller than wide; more than twelve lit spaces are a crowd", () => {
    expect(sizeOf({ id: "h", kind: "hex", zone: "map", label: "", width: 56 }).height).toBe(64.7);
    expect([isCrowded(12), isCrowded(13)]).toEqual([false, true]);
  });
});

test("ids come as one, as a list or as a set", () => {
  expect(setOf("base/1").has("base/1")).toBe(true);
  expect(setOf(["a", "b"]).size).toBe(2);
  expect(setOf(null).size).toBe(0);
});
