import { describe, expect, test } from "vitest";

import { applyChange } from "../../src/table/change";
import type { Scene, Thing, Zone } from "../../src/wire";

const thing = (id: string, zone = "hand", title = id): Thing => ({ id, kind: "card", zone, label: title, face: { title } });
const zone = (id: string, note = ""): Zone => ({ id, kind: "row", label: id, note });
const scene: Scene = { zones: [zone("hand"), zone("board")], things: [thing("a"), thing("b"), thing("c")], heading: "turn 1", arrows: [{ start: "a", end: "b", label: "goes" }] };
const ids = (given: Scene): string[] => given.things.map((one) => one.id);

describe("a scene after a change", () => {
  test("what changed is replaced in its place, the rest stays the same object", () => {
    const next = applyChange(scene, { things: [thing("b", "board", "B")] });
    expect(ids(next)).toEqual(["a", "b", "c"]);
    expect(next.things[1]?.zone).toBe("board");
    expect(next.things[0]).toBe(scene.things[0]);
    expect(next.zones).toBe(scene.zones);
    expect(scene.things[1]?.zone).toBe("hand");
  });

  test("what is gone is gone, what is new stands where the order says", () => {
    const next = applyChange(scene, { things: [thing("d")], gone: ["b"], order: ["d", "c", "a"] });
    expect(ids(next)).toEqual(["d", "c", "a"]);
  });

  test("without an order new things come last", () => {
    expect(ids(applyChange(scene, { things: [thing("d")] }))).toEqual(["a", "b", "c", "d"]);
  });

  test("an order that names something unknown, or forgets something, loses nothing", () => {
    expect(ids(applyChange(scene, { order: ["c", "ghost", "a"] }))).toEqual(["c", "a", "b"]);
  });

  test("zones come whole; those that are the same keep their object", () => {
    const next = applyChange(scene, { zones: [zone("hand"), zone("board", "under attack")] });
    expect(next.zones[0]).toBe(scene.zones[0]);
    expect(next.zones[1]?.note).toBe("under attack");
  });

  test("null means as before, an empty list means none", () => {
    expect(applyChange(scene, { arrows: null, heading: null }).arrows).toBe(scene.arrows);
    expect(applyChange(scene, { arrows: [] }).arrows).toEqual([]);
    expect(applyChange(scene, { heading: "" }).heading).toBe("");
    expect(applyChange(scene, { heading: null }).heading).toBe("turn 1");
  });
});

describe("changes of a real game", () => {
  test("every moment of the fixture leaves a scene whose things lie in its zones", async () => {
    const { default: film } = (await import("../../fixtures/tower-moments.json")) as unknown as { default: { scene: Scene; moments: { change?: object | null }[] } };
    let now = film.scene;
    for (const moment of film.moments) {
      if (moment.change) now = applyChange(now, moment.change);
      const zones = new Set(now.zones.map((one) => one.id));
      expect(now.things.filter((one) => !zones.has(one.zone))).toEqual([]);
      expect(new Set(ids(now)).size).toBe(now.things.length);
    }
  });
});
