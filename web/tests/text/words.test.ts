import { describe, expect, it } from "vitest";
import { plainly } from "../../src/lib/tongue";
import { arrowWords, headline, plateWords, sideTitle } from "../../src/text/titles";
import { merged, sentence, sidesOf, touched, type Item, type Part, type Side } from "../../src/text/words";
import { facts, question, scene } from "./scene";

const pickable = touched([question]);
const sides = sidesOf(scene, 0, pickable);
const side = (key: string): Side => sides.find((each) => each.key === key) as Side;
const part = (key: string, id: string): Part => side(key).parts.find((each) => each.id === id) as Part;

describe("a scene as words", () => {
  it("begins with the shared table and the own side, and ends with the own hand", () => {
    expect(sides.map((each) => each.key)).toEqual(["table--1", "yours-0", "theirs-1", "hand-0"]);
  });

  it("names each side", () => {
    expect(sides.map((each) => sideTitle(each, facts))).toEqual(["On the table", "Your side", "Maro’s side", "Your hand, 3 cards"]);
  });

  it("has no own side for a spectator: all hands belong to their seats", () => {
    expect(sidesOf(scene, null, new Set()).map((each) => each.key)).toEqual(["table--1", "theirs-0", "theirs-1"]);
    expect(sidesOf(scene, null, new Set())[1]?.parts.map((each) => each.id)).toEqual(["camp/0", "hand/0"]);
  });

  it("gives others in the order of their seats after the own", () => {
    const zones = [0, 1, 2, 3].map((owner) => ({ id: `z${owner}`, kind: "row" as const, label: "Row", owner }));
    expect(sidesOf({ zones, things: [] }, 2, new Set()).map((each) => each.seat)).toEqual([2, 3, 0, 1]);
  });

  it("keeps a zone's note and count", () => {
    expect(part("theirs-1", "camp/1")).toMatchObject({ title: "Camp", note: "under attack", count: -1 });
    expect(part("theirs-1", "hand/1").count).toBe(2);
  });

  it("joins neighbours that read the same", () => {
    expect(part("theirs-1", "hand/1").items).toMatchObject([{ words: "A hidden card", times: 2 }]);
  });

  it("says of each thing whether it can be picked, and else when it can be", () => {
    expect(part("hand-0", "hand/0").items).toMatchObject([
      { words: "Torc, worth 3", pickable: true, when: "" },
      { words: "Skull", pickable: false, when: "only at night", clause: "BA-5.1", fresh: true },
    ]);
    expect(part("yours-0", "camp/0").pickable).toBe(true);
  });

  it("opens numbers as their ledgers", () => {
    const [sum] = part("table--1", "fight").items;
    expect(sum?.sums).toEqual([{ what: "regular", value: 10, lines: [{ label: "2 riders", value: "6" }, { label: "sum", value: "10", sum: true }] }]);
  });

  it("lists what stands on a board by its space, and folds the many bare spaces", () => {
    const map = part("table--1", "map");
    expect(map.items).toMatchObject([{ words: "Space 5", on: [{ words: "Your rider" }] }]);
    expect(map.bare).toHaveLength(19);
  });

  it("does not fold the few spaces of a row", () => {
    const small = { ...scene, things: scene.things.filter((thing) => !thing.id.startsWith("space/1")) };
    expect(sidesOf(small, 0, new Set())[0]?.parts.find((each) => each.id === "map")?.bare).toEqual([]);
  });

  it("keeps piles together, with what can be looked through", () => {
    expect(side("yours-0").piles).toMatchObject([{ title: "finds", count: 20, holds: [{ label: "Torc", value: "3" }] }]);
  });

  it("tells arrows with whose the ends are", () => {
    expect(side("table--1").arrows.map((arrow) => plainly(arrowWords(arrow, facts, 0)))).toEqual(["Attack: from your Camp to Tent"]);
  });

  it("shows an arrow even where nothing is shared", () => {
    const bare = { zones: scene.zones.filter((zone) => (zone.owner ?? -1) >= 0), things: [], arrows: [{ start: "camp/1", end: "camp/0", label: "Raid" }] };
    const [first] = sidesOf(bare, 0, new Set());
    expect(first?.arrows.map((arrow) => plainly(arrowWords(arrow, facts, 0)))).toEqual(["Raid: from Maro’s Camp to your Camp"]);
  });
});

it("things that stand on themselves or on nothing known still lie in their zone", () => {
  const odd = { zones: [{ id: "z", kind: "row" as const, label: "Z" }], things: [
    { id: "a", kind: "card" as const, zone: "z", label: "A", on: "a" },
    { id: "b", kind: "card" as const, zone: "z", label: "B", on: "gone" },
  ] };
  expect(sidesOf(odd, null, new Set())[0]?.parts[0]?.items.map((item) => item.words)).toEqual(["A", "B"]);
});

it("things that read alike but are apart stay apart", () => {
  const item = (words: string): Item => ({ id: words, words, times: 1, pickable: false, fresh: false, when: "", clause: "", sums: [], on: [] });
  expect(merged([item("a"), item("b"), item("a")]).map((each) => each.times)).toEqual([1, 1, 1]);
});

describe("headlines", () => {
  it("say whose turn it is", () => {
    expect(plainly(headline(facts, "Round 2", 0))).toBe("Round 2, your turn");
    expect(plainly(headline({ ...facts, turn_of: [1] }, "Round 2", 0))).toBe("Round 2, Maro to decide");
    expect(plainly(headline({ ...facts, state: "over" }, "", 0))).toBe("The Barrow");
  });

  it("say what stands on a seat's plate, if anything does", () => {
    expect(plainly(plateWords({ seat: 0, note: "5 cards", score: [1, 2], score_label: "games won" }, facts, 0))).toBe("You: 5 cards, games won 1 of 2.");
    expect(plainly(plateWords({ seat: 1 }, facts, 0))).toBe("");
  });
});

it("a sentence is its spans", () => {
  expect(sentence([{ text: "Maro plays " }, { text: "Elves" }, { text: "." }])).toBe("Maro plays Elves.");
});
