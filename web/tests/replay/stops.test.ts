import { describe, expect, it } from "vitest";
import { chaptersOf, labelsOf, lastMove, placed, placeOf, showing, stopAt, stopOfPlace, stopsOf, turnsOf, turnStep } from "../../src/replay/stops";
import type { Moment } from "../../src/wire";

let number = 0;
const said = (move: number, text: string, heading = false): Moment => ({ number: number++, move, name: "e", spans: [{ text }], heading });
const silent = (move: number): Moment => ({ number: number++, move, name: "e", spans: [] });

describe("stops of a replay", () => {
  it("are after each sentence; silent moments belong to the sentence before them in the same move", () => {
    const stops = stopsOf([said(1, "a"), silent(1), said(1, "b"), silent(1), said(2, "c")]);
    expect(stops.map((stop) => [stop.position, stop.spoken, stop.move])).toEqual([
      [0, -1, 0],
      [2, 0, 1],
      [4, 2, 1],
      [5, 4, 2],
    ]);
  });

  it("take silent moments that lead up to a sentence with it", () => {
    expect(stopsOf([silent(1), silent(1), said(1, "a")]).map((stop) => stop.position)).toEqual([0, 3]);
  });

  it("are there for a move that says nothing", () => {
    expect(stopsOf([said(1, "a"), silent(2), silent(2), said(3, "b")])).toEqual([
      { position: 0, spoken: -1, move: 0 },
      { position: 1, spoken: 0, move: 1 },
      { position: 3, spoken: -1, move: 2 },
      { position: 4, spoken: 3, move: 3 },
    ]);
  });

  it("keep the laid table as the first one when the opening is told", () => {
    expect(stopsOf([said(0, "It begins.")])[0]).toEqual({ position: 0, spoken: -1, move: 0 });
  });

  it("are found by position and by move", () => {
    const stops = stopsOf([said(1, "a"), silent(1), said(1, "b"), said(2, "c"), said(5, "d")]);
    expect(stopAt(stops, 0)).toBe(0);
    expect(stopAt(stops, 1)).toBe(1);
    expect(stopAt(stops, 3)).toBe(2);
    expect(stopAt(stops, 99)).toBe(4);
    expect(stopOfPlace(stops, { move: 1, step: null })).toBe(2);
    expect(stopOfPlace(stops, { move: 1, step: 1 })).toBe(1);
    expect(stopOfPlace(stops, { move: 1, step: 9 })).toBe(2);
    expect(stopOfPlace(stops, { move: 3, step: null })).toBe(3);
    expect(stopOfPlace(stops, { move: 900, step: 4 })).toBe(4);
    expect(lastMove(stops)).toBe(5);
  });

  it("are where their own link leads", () => {
    const stops = stopsOf([said(0, "it begins"), said(1, "a"), said(1, "b"), silent(2), said(3, "c"), said(3, "d"), said(3, "e")]);
    expect(stops.map((_, at) => stopOfPlace(stops, placeOf(stops, at)))).toEqual(stops.map((_, at) => at));
    expect(placeOf(stops, stops.length - 1)).toEqual({ move: 3, step: null });
    expect(placeOf(stops, stops.length - 2)).toEqual({ move: 3, step: 2 });
  });

  it("of an empty game are the laid table alone", () => {
    expect(stopsOf([])).toHaveLength(1);
    expect(lastMove([])).toBe(0);
  });
});

describe("turns", () => {
  const moments = [said(0, "Turn 1", true), said(1, "a"), said(2, "Turn 2", true), said(3, "b"), said(4, "Turn 3", true)];
  const stops = stopsOf(moments);

  it("come from the marks without an icon, or else from the headings", () => {
    expect(turnsOf(stops, moments, [])).toEqual([0, 1, 3, 5]);
    expect(turnsOf(stops, moments, [{ moment: 2, words: "Turn 2" }, { moment: 3, words: "x", icon: "i" }])).toEqual([0, 3]);
  });

  it("are stepped to from anywhere, up to the ends", () => {
    const turns = [0, 1, 3, 5];
    expect(turnStep(turns, 2, 1, 9)).toBe(3);
    expect(turnStep(turns, 3, -1, 9)).toBe(1);
    expect(turnStep(turns, 5, 1, 9)).toBe(9);
    expect(turnStep(turns, 0, -1, 9)).toBe(0);
  });

  it("are chapters of the list of moves", () => {
    const chapters = chaptersOf(stops, moments);
    expect(chapters.map((chapter) => [chapter.heading?.moment.spans[0]?.text, chapter.lines.length, chapter.first, chapter.last])).toEqual([
      ["Turn 1", 1, 1, 2],
      ["Turn 2", 1, 3, 4],
      ["Turn 3", 0, 5, 5],
    ]);
    expect(chaptersOf(stopsOf([said(1, "x")]), [said(1, "x")])[0]?.heading).toBeNull();
  });
});

describe("marks on the scrub line", () => {
  const stops = stopsOf(Array.from({ length: 100 }, (_, at) => said(at + 1, "x")));
  const at = (moment: number) => ({ moment, words: `Turn ${moment}: Anna.`, icon: "" });

  it("leave out those for which there is no room, but never the last", () => {
    const shown = placed([at(0), at(1), at(20), at(97), at(99)], stops, () => 0.05).map((mark) => mark.words);
    expect(shown).toEqual(["Turn 0: Anna.", "Turn 20: Anna.", "Turn 99: Anna."]);
  });

  it("give long labels more room", () => {
    const room = (label: string) => label.length / 50;
    expect(placed([at(0), at(10), at(14), at(99)], stops, room).map((mark) => mark.label)).toEqual(["Turn 0", "14", "99"]);
  });

  it("have a place and a label", () => {
    expect(placed([at(49)], stops, () => 0.1)[0]).toMatchObject({ stop: 50, share: 0.5, label: "Turn 49" });
  });

  it("are numbers where most are of one kind; others are written out", () => {
    const words = ["Game 1 begins; Anna starts.", "Turn 1: Anna.", "Turn 2: Maro.", "Game 2 begins.", "Turn 1: Maro.", "The end"];
    expect(labelsOf(words.map((each, moment) => ({ moment, words: each })))).toEqual(["Game 1", "Turn 1", "2", "Game 2", "1", ""]);
  });
});

it("long sentences are shown longer, headings briefly, and all of it faster at a higher speed", () => {
  const short = showing(said(1, "Maro passes."), 1);
  expect(showing(said(1, "x".repeat(100)), 1)).toBeGreaterThan(short);
  expect(showing(said(1, "x".repeat(1000)), 1)).toBe(showing(said(1, "x".repeat(120)), 1));
  expect(showing(said(1, "Turn 2", true), 1)).toBeLessThan(short);
  expect(showing(said(1, "Maro passes."), 2)).toBe(short / 2);
});
