import { describe, expect, test } from "vitest";

import { phonePlan, planned, scaleFor, shortLabels, thingsByZone } from "../../src/table/plan";
import type { Scene, Zone } from "../../src/wire";

const zone = (id: string, kind: Zone["kind"] = "row", owner = -1): Zone => ({ id, kind, label: id, owner });

function scene(zones: Zone[], layout: Scene["layout"] = {}): Scene {
  return { zones, things: [], layout };
}

describe("rows", () => {
  test("are those of the layout, in its order", () => {
    const plan = planned(scene([zone("a", "row", 1), zone("b", "row", 1), zone("hand", "hand")], { table: [{ zones: ["b", "a"], form: "ends" }], near: ["hand"] }));
    expect(plan.rows.map((row) => row.zones.map((one) => one.id))).toEqual([["b", "a"]]);
    expect(plan.rows[0]).toMatchObject({ form: "ends", grow: false, owner: 1 });
    expect(plan.near.map((one) => one.id)).toEqual(["hand"]);
  });

  test("zones that nobody names get rows of their own, one kind to a row, boards alone", () => {
    const plan = planned(scene([zone("p", "pile"), zone("q", "pile"), zone("map", "board"), zone("r"), zone("s")]));
    expect(plan.rows.map((row) => row.zones.map((one) => one.id))).toEqual([["p", "q"], ["map"], ["r", "s"]]);
    expect(plan.rows[1]?.grow).toBe(true);
  });

  test("a zone is drawn once, unknown names and empty rows are left out", () => {
    const plan = planned(scene([zone("a")], { table: [{ zones: ["a", "nobody"] }, { zones: ["a"] }], near: ["a"] }));
    expect(plan.near.map((one) => one.id)).toEqual(["a"]);
    expect(plan.rows).toEqual([]);
  });

  test("zones of different owners make a row of nobody's", () => {
    expect(planned(scene([zone("a", "row", 0), zone("b", "row", 1)], { table: [{ zones: ["a", "b"] }] })).rows[0]?.owner).toBe(-1);
  });
});

describe("on a phone", () => {
  test("only the hand stays below the question; the rest folds to a line above, sides follow", () => {
    const whole = planned(scene([zone("palace", "mat", 0), zone("hand", "hand", 0), zone("deck", "pile", 0), zone("map", "board"), zone("market")], { table: [{ zones: ["map"], grow: true }], near: ["palace", "hand", "deck"], left: ["market"] }));
    const plan = phonePlan(whole);
    expect(plan.near.map((one) => one.id)).toEqual(["hand"]);
    expect(plan.rows.map((row) => [row.form, row.zones.map((one) => one.id)])).toEqual([["even", ["map"]], ["ends", ["palace", "deck"]], ["even", ["market"]]]);
    expect(plan.left).toEqual([]);
  });

  test("what is pinned leaves its row, for a place that does not scroll; elsewhere it stays where it is", () => {
    const queue: Zone = { ...zone("queue", "track"), marks: ["pinned"] };
    const whole = planned(scene([zone("alert", "track"), queue, zone("map", "board")], { table: [{ zones: ["alert", "queue"] }, { zones: ["map"], grow: true }] }));
    expect(whole.pinned).toEqual([]);
    expect(whole.rows[0]?.zones.map((one) => one.id)).toEqual(["alert", "queue"]);
    const plan = phonePlan(whole);
    expect(plan.pinned.map((one) => one.id)).toEqual(["queue"]);
    expect(plan.rows.map((row) => row.zones.map((one) => one.id))).toEqual([["alert"], ["map"]]);
  });

  test("a row of nothing but pinned zones is gone", () => {
    const queue: Zone = { ...zone("queue", "track"), marks: ["pinned"] };
    expect(phonePlan(planned(scene([queue, zone("map", "board")]))).rows.map((row) => row.zones.map((one) => one.id))).toEqual([["map"]]);
  });

  test("the side with the own things comes first", () => {
    const whole = planned(scene([zone("mine", "figures", 0), zone("theirs", "roster"), zone("deck", "pile")], { left: ["mine"], right: ["theirs", "deck"] }));
    const order = (eyes: number | null): string[] => phonePlan(whole, eyes).rows.flatMap((row) => row.zones.map((one) => one.id));
    expect(order(0)).toEqual(["mine", "theirs", "deck"]);
    expect(order(1)).toEqual(["theirs", "deck", "mine"]);
    expect(order(null)).toEqual(["theirs", "deck", "mine"]);
  });

  test("labels lose the words they share", () => {
    expect(shortLabels(["Territory I", "Territory II", "Territory III"])).toEqual(["I", "II", "III"]);
    expect(shortLabels(["Ilse", "Wren"])).toEqual(["Ilse", "Wren"]);
    expect(shortLabels(["Territory"])).toEqual(["Territory"]);
    expect(shortLabels(["The hall", "The hall"])).toEqual(["hall", "hall"]);
    expect(shortLabels([])).toEqual([]);
  });
});

test("things are found by their zone, in order", () => {
  const things = [{ id: "1", zone: "a" }, { id: "2", zone: "b" }, { id: "3", zone: "a" }].map((one) => ({ ...one, kind: "card" as const, label: "" }));
  expect(thingsByZone(things).get("a")?.map((one) => one.id)).toEqual(["1", "3"]);
});

test("large screens get larger cards, up to one and a half", () => {
  expect(scaleFor(1440, 900)).toBe(1);
  expect(scaleFor(1920, 1080)).toBe(1);
  expect(scaleFor(2560, 1440)).toBe(1.5);
  expect(scaleFor(2560, 1000)).toBe(1.11);
  expect(scaleFor(3840, 2160)).toBe(1.5);
  expect(scaleFor(0, 0)).toBe(1);
});
