import { describe, expect, it } from "vitest";
import { addressOf, eyesIn, keyMeans, placeIn } from "../../src/replay/address";
import { chairsOf, movesToKeep, planOf } from "../../src/replay/plans";
import { lasting } from "../../src/replay/times";
import type { SeatCard } from "../../src/wire";

describe("the address of a replay", () => {
  const query = (text: string) => new URLSearchParams(text);

  it("names the eyes; without them the only seat of this browser looks", () => {
    expect(eyesIn(query("eyes=1"), [0])).toBe(1);
    expect(eyesIn(query("eyes=none"), [0])).toBeNull();
    expect(eyesIn(query(""), [0])).toBe(0);
    expect(eyesIn(query(""), [0, 1])).toBeNull();
    expect(eyesIn(query(""), [])).toBeNull();
  });

  it("names the move; nonsense is the beginning", () => {
    expect(placeIn(query("move=141"))).toEqual({ move: 141, step: null });
    for (const nonsense of ["", "move=", "move=-3", "move=x", "move=1.5"]) expect(placeIn(query(nonsense))).toEqual({ move: 0, step: null });
  });

  it("names the stop within a move; nonsense is the move's end", () => {
    expect(placeIn(query("move=141&step=2"))).toEqual({ move: 141, step: 2 });
    for (const nonsense of ["step=0", "step=-1", "step=x", "step="]) expect(placeIn(query(`move=3&${nonsense}`)).step).toBeNull();
  });

  it("keeps both, and whatever else stands in it", () => {
    expect(addressOf("http://x.test/t/abc/replay?move=3&step=4&speed=2", { move: 7, step: null }, null)).toBe("/t/abc/replay?move=7&speed=2&eyes=none");
    expect(addressOf("http://x.test/t/abc/replay", { move: 0, step: 2 }, 1)).toBe("/t/abc/replay?move=0&step=2&eyes=1");
  });
});

describe("keys of a replay", () => {
  function pressed(key: string, on: string, more: KeyboardEventInit = {}): ReturnType<typeof keyMeans> {
    document.body.innerHTML = on;
    let meant: ReturnType<typeof keyMeans> = null;
    document.body.addEventListener("keydown", (event) => (meant = keyMeans(event)), { once: true });
    (document.body.firstElementChild ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    return meant;
  }

  it("step, turn and go to the ends, also from the slider", () => {
    expect(pressed("ArrowLeft", "<input type=range>")).toEqual({ is: "step", way: -1 });
    expect(pressed("ArrowRight", "<main></main>", { shiftKey: true })).toEqual({ is: "turn", way: 1 });
    expect(pressed("Home", "<input type=range>")).toBe("first");
    expect(pressed("End", "<main></main>")).toBe("last");
    expect(pressed(" ", "<main></main>")).toBe("toggle");
  });

  it("leave fields, buttons and the browser's own keys alone", () => {
    expect(pressed("ArrowLeft", "<input type=text>")).toBeNull();
    expect(pressed("ArrowLeft", "<input type=radio>")).toBeNull();
    expect(pressed(" ", "<button></button>")).toBeNull();
    expect(pressed("ArrowLeft", "<main></main>", { altKey: true })).toBeNull();
    expect(pressed("q", "<main></main>")).toBeNull();
  });
});

describe("playing on", () => {
  const seat = (number: number, kind: SeatCard["kind"], bot = ""): SeatCard => ({
    seat: number, name: `N${number}`, colour: number ? "B" : "A", kind, bot, present: true, yours: false,
  });
  const bots = [{ name: "random", level: 1, about: "" }, { name: "tower:steady", level: 3, about: "" }];

  it("keeps own seats and bots; other people are played by the strongest bot", () => {
    const chairs = chairsOf([seat(0, "person"), seat(1, "bot", "random"), seat(2, "person")], [0], null, bots);
    expect(chairs.map((chair) => [chair.who, chair.bot])).toEqual([["me", "tower:steady"], ["bot", "random"], ["bot", "tower:steady"]]);
  });

  it("gives a watcher the seat through whose eyes they look", () => {
    expect(chairsOf([seat(0, "bot", "random"), seat(1, "person")], [], 1, bots).map((chair) => chair.who)).toEqual(["bot", "me"]);
  });

  it("asks friends where a game has no bots", () => {
    expect(chairsOf([seat(0, "person"), seat(1, "person")], [0], null, []).map((chair) => chair.who)).toEqual(["me", "friend"]);
  });

  it("plans seats with their colours; hot-seat players keep their names", () => {
    const chairs = chairsOf([seat(0, "person"), seat(1, "bot", "random")], [0], null, bots);
    expect(planOf(chairs, "Anna")).toEqual([
      { who: "me", name: "Anna", bot: "", colour: "A" },
      { who: "bot", name: "", bot: "random", colour: "B" },
    ]);
    const both = chairs.map((chair) => ({ ...chair, who: "me" as const }));
    expect(planOf(both, "Anna").map((plan) => plan.name)).toEqual(["N0", "N1"]);
  });

  it("goes back at least to before the last move", () => {
    expect(movesToKeep(141, 197)).toBe(141);
    expect(movesToKeep(197, 197)).toBe(196);
    expect(movesToKeep(0, 0)).toBe(0);
  });
});

it("times are hours, minutes and seconds", () => {
  expect(lasting(3725.4)).toEqual({ hours: 1, minutes: 2, rest: 5 });
  expect(lasting(-1)).toEqual({ hours: 0, minutes: 0, rest: 0 });
});
