import { expect, it } from "vitest";
import { withSmallHands } from "../../src/replay/room";
import type { Scene } from "../../src/wire";

const scene: Scene = {
  zones: [
    { id: "hand", kind: "hand", label: "Hand" },
    { id: "tiny", kind: "hand", label: "Hand", size: "xs" },
    { id: "row", kind: "row", label: "Row" },
  ],
  things: [],
};

it("hands are drawn smaller in a replay, all else as it is", () => {
  expect(withSmallHands(scene).zones.map((zone) => zone.size)).toEqual(["xs", "xs", undefined]);
  expect(withSmallHands(scene).zones[2]).toBe(scene.zones[2]);
});

it("what did not change stays the same object, so that it is not drawn again", () => {
  expect(withSmallHands(scene)).toBe(withSmallHands(scene));
  expect(withSmallHands({ ...scene, heading: "x" }).zones[0]).toBe(withSmallHands(scene).zones[0]);
});
