import { describe, expect, it } from "vitest";
import { Film, type Apply } from "../../src/replay/film";
import { applyChange } from "../../src/table/change";
import type { Moment, Scene } from "../../src/wire";

const first: Scene = { zones: [], things: [], heading: "0" };

/** A game in which the heading counts the moments. */
function game(length: number): Moment[] {
  return Array.from({ length }, (_, at) => ({ number: at, move: at, name: "n", spans: [], change: { heading: String(at + 1) } }));
}

function counted(): { apply: Apply; calls: () => number } {
  let calls = 0;
  return {
    apply: (scene, change) => {
      calls += 1;
      return applyChange(scene, change);
    },
    calls: () => calls,
  };
}

describe("a film", () => {
  it("shows the scene after any moment, in whatever order one asks", () => {
    const film = new Film(first, game(230), applyChange);
    for (const position of [0, 230, 7, 199, 200, 201, 50, 49, 51, 0, 113]) {
      expect(film.scene(position).heading).toBe(String(position));
    }
  });

  it("stays within the game", () => {
    const film = new Film(first, game(3), applyChange);
    expect(film.scene(99).heading).toBe("3");
    expect(film.scene(-5).heading).toBe("0");
  });

  it("needs at most fifty changes for any jump once it is prepared", () => {
    const { apply, calls } = counted();
    const film = new Film(first, game(5000), apply);
    expect(film.prepare(10_000)).toBe(true);
    const before = calls();
    film.scene(4999);
    expect(calls() - before).toBeLessThanOrEqual(50);
    film.scene(1234);
    expect(calls() - before).toBeLessThanOrEqual(100);
  });

  it("takes one change for a step on", () => {
    const { apply, calls } = counted();
    const film = new Film(first, game(500), apply);
    film.scene(320);
    const before = calls();
    film.scene(321);
    expect(calls() - before).toBe(1);
  });

  it("prepares only for as long as it may, and goes on later", () => {
    let clock = 0;
    const film = new Film(first, game(500), applyChange);
    expect(film.prepare(3, () => clock++)).toBe(false);
    expect(film.ready).toBe(false);
    expect(film.prepare(1000, () => clock)).toBe(true);
    expect(film.scene(500).heading).toBe("500");
  });

  it("leaves out moments that change nothing", () => {
    const film = new Film(first, [{ number: 0, move: 1, name: "said", spans: [{ text: "x" }] }], applyChange);
    expect(film.scene(1)).toBe(first);
  });
});
