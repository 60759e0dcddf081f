import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { TableStore } from "../../src/lib/table.svelte";
import { sentence } from "../../src/play/state";
import { facts, FakeLine, moment, moments, option, question, seat, table } from "./fake";

let line: FakeLine;
let store: TableStore;
let hidden = false;

function sitDown(held = [{ seat: 0, token: "token-of-seat-0" }]): void {
  line = new FakeLine();
  store = new TableStore("t1", held, { dial: line.dial, world: { hidden: () => hidden } });
  line.open();
}

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  sitDown();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

function pickFirst(): void {
  const [asked] = store.questions;
  const [answer] = asked?.options ?? [];
  if (!asked || !answer) throw new Error("nothing is asked");
  store.pick(asked, answer);
}

describe("the line", () => {
  it("says hello with its tokens, the only seat's eyes, and no last message", () => {
    expect(line.last("hello")).toMatchObject({ tokens: ["token-of-seat-0"], eyes: 0, last: -1 });
  });

  it("names the last message and the same stream when it comes back", () => {
    const { stream } = line.last("hello");
    line.say(table({ number: 4 }));
    line.drop();
    expect(store.line).toBe("lost");
    line.open();
    expect(line.last("hello")).toMatchObject({ last: 4, stream });
    expect(store.line).toBe("open");
  });

  it("dials again when a message is missing, and does not show the later one", () => {
    line.say(table({ number: 4 }));
    line.say(moments(6, [moment(0, "Something was missed.")]));
    expect(line.dialled).toBe(2);
    expect(store.story).toEqual([]);
    line.open();
    expect(line.last("hello").last).toBe(4);
  });

  it("ignores a message that it already has", () => {
    line.say(table({ number: 4 }));
    line.say(moments(4, [moment(0, "Twice.")]));
    expect(store.story).toEqual([]);
    expect(line.dialled).toBe(1);
  });

  it("dials again when a pong tells of a message that never came", () => {
    line.say(table({ number: 4 }));
    line.say({ t: "pong", number: 4 });
    expect(line.dialled).toBe(1);
    line.say({ t: "pong", number: 5 });
    expect(line.dialled).toBe(2);
  });

  it("pings every 20 seconds, and dials again if nothing answers", () => {
    line.say(table());
    vi.advanceTimersByTime(20_000);
    expect(line.count("ping")).toBe(1);
    line.say({ t: "pong", number: 1 });
    vi.advanceTimersByTime(20_000);
    expect(line.dialled).toBe(1);
    vi.advanceTimersByTime(11_000);
    expect(line.dialled).toBe(2);
  });

  it("is gone when the server says that dialling is of no use", () => {
    line.drop(null, 4404);
    expect(store.line).toBe("gone");
    expect(store.gone?.code).toBe(4404);
  });
});

describe("picks", () => {
  it("are sent at once with the table's seq, and only once", () => {
    line.say(table({ seq: 7 }));
    pickFirst();
    pickFirst();
    expect(line.count("pick")).toBe(1);
    expect(line.last("pick")).toMatchObject({ seq: 7, seat: 0, pick: "delve" });
    expect(store.sent).toBe(true);
  });

  it("are sent again with the same id after a break, until they are done", () => {
    line.say(table());
    pickFirst();
    const { id } = line.last("pick");
    line.drop();
    line.open();
    expect(line.count("pick")).toBe(2);
    expect(line.last("pick").id).toBe(id);
    line.say({ t: "done", id, seq: 8 });
    line.drop();
    line.open();
    expect(line.count("pick")).toBe(2);
  });

  it("made while the line is broken wait for it, after the hello", () => {
    line.say(table());
    line.drop();
    pickFirst();
    expect(line.count("pick")).toBe(0);
    line.open();
    expect(line.sent.at(-2)?.t).toBe("hello");
    expect(line.sent.at(-1)?.t).toBe("pick");
  });

  it("on an old table are refused in words, and the fresh table can be answered", () => {
    line.say(table({ seq: 7 }));
    pickFirst();
    line.say({ t: "refused", id: line.last("pick").id, code: "stale", words: "The table moved on." });
    expect(store.refused).toMatchObject({ code: "stale", move: true });
    line.say(table({ number: 2, seq: 9, because: "stale" }));
    expect(store.refused).toMatchObject({ code: "stale" });
    pickFirst();
    expect(store.refused).toBeNull();
    expect(line.last("pick").seq).toBe(9);
  });

  it("that were refused are not sent again", () => {
    line.say(table());
    pickFirst();
    line.say({ t: "refused", id: line.last("pick").id, code: "illegal", words: "No." });
    line.drop();
    line.open();
    expect(line.count("pick")).toBe(1);
  });

  it("that came too fast are sent again by themselves, by the same id, after the seconds that were named", async () => {
    line.say(table());
    pickFirst();
    const { id } = line.last("pick");
    line.say({ t: "refused", id, code: "too_fast", words: "That is too fast: try again in 2 s.", wait: 1.5 });
    expect(store.refused).toMatchObject({ code: "too_fast", move: false });
    expect(store.sent).toBe(true);
    await vi.advanceTimersByTimeAsync(1400);
    expect(line.count("pick")).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(line.count("pick")).toBe(2);
    expect(line.last("pick").id).toBe(id);
    line.say({ t: "done", id, seq: 8 });
    expect(store.refused).toBeNull();
    expect(store.wishes).toEqual([]);
  });

  it("that came too fast and were answered meanwhile are not sent again", async () => {
    line.say(table());
    pickFirst();
    const { id } = line.last("pick");
    line.say({ t: "refused", id, code: "too_fast", words: "Too fast.", wait: 1 });
    line.drop();
    line.open();
    expect(line.count("pick")).toBe(2);
    line.say({ t: "done", id, seq: 8 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(line.count("pick")).toBe(2);
  });

  it("that asked for other eyes too fast are sent again: else the table would stay empty", async () => {
    line.say(table());
    store.look(null);
    line.say({ t: "refused", id: "", code: "too_fast", words: "Too fast.", wait: 0.5 });
    await vi.advanceTimersByTimeAsync(600);
    expect(line.count("look")).toBe(2);
    line.say(table({ number: 2, eyes: null }));
    line.say({ t: "refused", id: "", code: "too_fast", words: "Too fast.", wait: 0.5 });
    await vi.advanceTimersByTimeAsync(600);
    expect(line.count("look")).toBe(2);
  });

  it("follow the seq that people's comings and goings made", () => {
    line.say(table({ seq: 7 }));
    line.say({ t: "people", number: 2, seq: 8, facts: facts(), takeback: null });
    pickFirst();
    expect(line.last("pick").seq).toBe(8);
  });
});

describe("the telling", () => {
  const story = () => store.story.map(sentence);
  const three = () => [moment(0, "One."), moment(1, "Two."), moment(2, "Three.")];

  it("shows one moment after another, and asks only when all are told", async () => {
    line.say(table());
    line.say(moments(2, three()));
    expect(story()).toEqual(["One."]);
    expect(store.questions).toEqual([]);
    await vi.advanceTimersByTimeAsync(700);
    expect(story()).toEqual(["One.", "Two."]);
    expect(store.telling && sentence(store.telling)).toBe("Two.");
    await vi.advanceTimersByTimeAsync(1400);
    expect(story()).toEqual(["One.", "Two.", "Three."]);
    expect(store.telling).toBeNull();
    expect(store.questions).toHaveLength(1);
    expect(store.undo.alone).toBe(true);
  });

  it("applies each moment's change when it is told", async () => {
    line.say(table());
    line.say(moments(2, [moment(0, "One.", 1, { heading: "first" }), moment(1, "Two.", 1, { heading: "second" })]));
    expect(store.scene?.heading).toBe("first");
    await vi.advanceTimersByTimeAsync(700);
    expect(store.scene?.heading).toBe("second");
  });

  it("waits for the table to lie still", async () => {
    let lies = (): void => undefined;
    store.stage = { settled: () => new Promise((resolve) => (lies = resolve)), finish: () => undefined };
    line.say(table());
    line.say(moments(2, [moment(0, "", 1, {}), moment(1, "Two.")]));
    await vi.advanceTimersByTimeAsync(2000);
    expect(story()).toEqual([]);
    lies();
    await vi.advanceTimersByTimeAsync(0);
    expect(story()).toEqual(["Two."]);
  });

  it("needs little time for what the viewer did themself", async () => {
    line.say(table());
    line.say(moments(2, [moment(0, "You delve.", 0), moment(1, "A skull.")]));
    await vi.advanceTimersByTimeAsync(200);
    expect(story()).toEqual(["You delve.", "A skull."]);
  });

  it("goes on when the present moment was seen", async () => {
    line.say(table());
    line.say(moments(2, three()));
    store.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(story()).toEqual(["One.", "Two."]);
  });

  it("shows the rest at once", async () => {
    line.say(table());
    line.say(moments(2, three()));
    store.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(story()).toEqual(["One.", "Two.", "Three."]);
    expect(store.questions).toHaveLength(1);
  });

  it("runs at double speed when more than four seconds are left", async () => {
    line.say(table());
    line.say(moments(2, Array.from({ length: 8 }, (_, i) => moment(i, `Line ${i}.`))));
    await vi.advanceTimersByTimeAsync(350);
    expect(story()).toHaveLength(2);
  });

  it("jumps to the end in a hidden tab", () => {
    hidden = true;
    line.say(table());
    line.say(moments(2, three()));
    expect(story()).toHaveLength(3);
    expect(store.questions).toHaveLength(1);
  });

  it("tells of the end only after everything else", async () => {
    const result = { won: [1, 0], words: "Seat 0 wins.", ledger: [] };
    line.say(table());
    line.say(moments(2, three(), { questions: [], facts: facts({ state: "over", turn_of: [], result }) }));
    expect(store.facts).toMatchObject({ state: "playing", result: null, turn_of: [0] });
    store.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.facts).toMatchObject({ state: "over", result });
  });

  it("is dropped for a fresh table", async () => {
    line.say(table());
    line.say(moments(2, three()));
    line.say(table({ number: 3, because: "undo", story: [moment(0, "One.")] }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(story()).toEqual(["One."]);
    expect(store.busy).toBe(false);
    expect(store.questions).toHaveLength(1);
  });
});

describe("several people at one device", () => {
  const both = facts({ seats: [seat(0, { yours: true }), seat(1, { yours: true })] });
  const held = [
    { seat: 0, token: "token-of-seat-0" },
    { seat: 1, token: "token-of-seat-1" },
  ];

  beforeEach(() => {
    store.close();
    sitDown(held);
  });

  it("begin with nobody's eyes and ask for the one who is on turn", () => {
    expect(line.last("hello").eyes).toBeNull();
    line.say(table({ eyes: null, facts: both, questions: [] }));
    expect(store.passTo).toBe(0);
    store.look(0);
    expect(line.last("look").eyes).toBe(0);
    line.say(table({ number: 2, eyes: 0, facts: both }));
    expect(store.passTo).toBeNull();
  });

  it("hide everything as soon as the other one is asked, but only after the telling", async () => {
    line.say(table({ eyes: 0, facts: both }));
    line.say(moments(2, [moment(0, "Seat 0 delves.", 0)], { questions: [], facts: { ...both, turn_of: [1] } }));
    expect(line.count("look")).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(line.last("look").eyes).toBeNull();
    expect(store.passTo).toBe(1);
  });
});

it("a take-back is asked of the seats that have not agreed", () => {
  line.say(table());
  line.say({
    t: "people",
    number: 2,
    seq: 8,
    facts: facts(),
    takeback: { seat: 1, to: 3, words: "Seat 1 would like to go back.", agreed: [], asked: [0] },
  });
  expect(store.askedToConsent()).toEqual([0]);
  store.consent(true);
  expect(line.last("consent")).toMatchObject({ seat: 0, yes: true });
});

it("chat lines are added, and one's own are sent with the seat", () => {
  line.say(table());
  line.say({ t: "chat", number: 2, line: { number: 1, seat: 1, name: "Maro", text: "Hello", at: "" } });
  expect(store.chat.map(({ text }) => text)).toEqual(["Hello"]);
  store.say("  Good luck  ");
  store.say("   ");
  expect(line.count("chat")).toBe(1);
  expect(line.last("chat")).toMatchObject({ text: "Good luck", seat: 0 });
});

it("a question that is no longer asked cannot be answered", () => {
  line.say(table());
  const old = question(option("Delve"));
  store.pick(old, option("Delve"));
  expect(line.count("pick")).toBe(0);
});
