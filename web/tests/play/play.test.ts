import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { TableStore } from "../../src/lib/table.svelte";
import { Play } from "../../src/play/play.svelte";
import { tableKeys } from "../../src/play/tablekeys";
import { facts, FakeLine, moment, moments, option, question, seat, table } from "./fake";

const build = [option("Nest on I", "hand/nest", "space/1"), option("Nest on II", "hand/nest", "space/2"), option("Lair on I", "hand/lair", "space/1")];
const asked = { ...question(option("Done"), ...build), harmless: 0 };

let line: FakeLine;
let store: TableStore;
let play: Play;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  line = new FakeLine();
  store = new TableStore("t1", [{ seat: 0, token: "token-of-seat-0" }], { dial: line.dial });
  play = new Play(store);
  line.open();
  line.say(table({ questions: [asked] }));
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

function key(name: string): void {
  tableKeys(new KeyboardEvent("keydown", { key: name }), play);
  flushSync();
}

describe("many answers", () => {
  const board = { id: "map", kind: "board", label: "The map" } as const;
  const spaces = ["n", "e", "s", "w"].map((way) => ({ id: `space/${way}`, kind: "hex", zone: "map", label: way }) as const);
  const moves = spaces.map(({ id, label }) => option(`Go ${label}`, id));
  const whole = { zones: [board], things: [...spaces, { id: "hand/1", kind: "card", zone: "hand", label: "A card" } as const] };

  function ask(...options: ReturnType<typeof option>[]): void {
    line.say(table({ number: 2, scene: whole, questions: [{ ...question(option("Done"), ...options), harmless: 0 }] }));
  }

  it("those on a board fold into one button with a key of its own", () => {
    ask(...moves, option("Rest"), option("Play", "hand/1"));
    expect(play.fold).toEqual({ where: "The map", count: 4, key: "3" });
    expect(play.offers.filter((offer) => !offer.folded).map(({ key: its, option: { label } }) => `${its} ${label}`)).toEqual(["d Done", "1 Rest", "2 Play"]);
    expect(play.offers).toHaveLength(7);
    key("3");
    expect(play.drawer).toBe("options");
    play.press("space/e");
    expect(line.last("pick").pick).toBe("go e");
  });

  it("few answers, or a single one on a board, keep their buttons", () => {
    ask(...moves);
    expect(play.fold).toBeNull();
    ask(...moves.slice(1, 2), option("Rest"), option("Wait"), option("Sing"), option("Play", "hand/1"));
    expect(play.fold).toBeNull();
    expect(play.offers.every((offer) => offer.key && !offer.folded)).toBe(true);
  });
});

describe("a question", () => {
  it("offers every answer, the harmless one with its letter", () => {
    expect(play.offers.map((offer) => offer.key)).toEqual(["d", "1", "2", "3"]);
    expect([...play.lit.keys()]).toEqual(["hand/nest", "space/1", "space/2", "hand/lair"]);
  });

  it("narrows to what is left of a chosen thing, keeps the harmless answer, and counts the keys anew", () => {
    play.press("hand/nest");
    expect(play.offers.map(({ option: { label }, key: its }) => `${its} ${label}`)).toEqual(["d Done", "1 Nest on I", "2 Nest on II"]);
    key("2");
    expect(line.last("pick").pick).toBe("nest on ii");
  });

  it("lets go of what is chosen on Escape", () => {
    play.press("hand/nest");
    key("Escape");
    expect(play.chosen).toEqual([]);
    expect(play.offers).toHaveLength(4);
  });

  it("begins anew at another thing that is dark because of the first", () => {
    play.press("space/2");
    expect(line.last("pick").pick).toBe("nest on ii");
    line.say(table({ number: 2, questions: [asked] }));
    line.say({ t: "done", id: line.last("pick").id, seq: 8 });
    store.sent = false;
    play.press("hand/nest");
    expect(play.switchTo(["hand/lair", "hand/0"])).toBe(true);
    expect(line.last("pick").pick).toBe("lair on i");
  });

  it("asks why for a thing that no answer touches", () => {
    play.press("pile");
    expect(play).toMatchObject({ drawer: "why", why: "pile" });
    expect(line.count("pick")).toBe(0);
  });

  it("is dark while its answer is on the way", () => {
    key(" ");
    expect(line.last("pick").pick).toBe("done");
    expect(play.lit.size).toBe(0);
  });
});

describe("the telling", () => {
  it("is cut short by any key, and the same press does not answer what is asked then", async () => {
    line.say(moments(2, [moment(0, "One."), moment(1, "Two.")], { questions: [asked] }));
    key("x");
    await vi.advanceTimersByTimeAsync(0);
    key(" ");
    await vi.advanceTimersByTimeAsync(0);
    expect(store.busy).toBe(false);
    key(" ");
    expect(line.count("pick")).toBe(0);
    await vi.advanceTimersByTimeAsync(400);
    key(" ");
    expect(line.last("pick").pick).toBe("done");
  });
});

it("a refused move is read before the next key answers", () => {
  key("1");
  line.say({ t: "refused", id: line.last("pick").id, code: "stale", words: "Too late." });
  line.say(table({ number: 2, questions: [asked], because: "stale" }));
  key("1");
  expect(line.count("pick")).toBe(1);
  key(" ");
  expect(store.refused).toBeNull();
  key("1");
  expect(line.count("pick")).toBe(2);
});

it("a seat that a bot plays for its holder asks nobody to take the device", () => {
  const seats = [seat(0, { yours: true }), seat(1, { yours: true, kind: "bot" })];
  line.say(table({ number: 2, eyes: 0, facts: facts({ seats, turn_of: [1] }), questions: [] }));
  expect(store.passTo).toBeNull();
});

it("counts the lines of others that nobody has read", () => {
  const said = (number: number, by: number) => ({ number, seat: by, name: "", text: "Hm", at: "" });
  line.say({ t: "chat", number: 2, line: said(1, 1) });
  line.say({ t: "chat", number: 3, line: said(2, 0) });
  line.say({ t: "chat", number: 4, line: said(3, -1) });
  expect(play.unread).toBe(2);
  play.seenChat = 1;
  expect(play.unread).toBe(1);
});
