import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Player } from "../../src/replay/player.svelte";
import { applyChange } from "../../src/table/change";
import type { Moment, Replay } from "../../src/wire";

const moments: Moment[] = Array.from({ length: 12 }, (_, at) => ({
  number: at,
  move: Math.ceil((at + 1) / 2),
  name: "e",
  spans: [{ text: `Line ${at + 1}.` }],
  heading: at % 6 === 0,
  change: { heading: String(at + 1) },
}));

function replayFor(eyes: number | null): Replay {
  return { facts: { id: "t" } as Replay["facts"], eyes, scene: { zones: [], things: [], heading: "0" }, moments, marks: [] };
}

function player(): { player: Player; fetched: ReturnType<typeof vi.fn>; finished: () => number } {
  const fetched = vi.fn((eyes: number | null) => Promise.resolve(replayFor(eyes)));
  const made = new Player(fetched, applyChange);
  let finishes = 0;
  made.stage = { settled: () => Promise.resolve(), finish: () => void (finishes += 1) };
  return { player: made, fetched, finished: () => finishes };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the player of a replay", () => {
  it("opens at the last stop of a move", async () => {
    const { player: one } = player();
    await one.look(0, { move: 3, step: null });
    expect([one.at, one.move, one.moves, one.scene?.heading]).toEqual([6, 3, 6, "6"]);
    expect(one.moment?.spans[0]?.text).toBe("Line 6.");
  });

  it("keeps its place when somebody else looks, and asks for each pair of eyes once", async () => {
    const { player: one, fetched } = player();
    await one.look(0, { move: 2, step: null });
    await one.look(null);
    await one.look(0);
    expect([one.at, one.eyes]).toEqual([4, 0]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("asks again after a failure, and stays where it is", async () => {
    const { player: one, fetched } = player();
    await one.look(0, { move: 2, step: null });
    fetched.mockRejectedValueOnce(new Error("away"));
    await expect(one.look(1)).rejects.toThrow("away");
    expect([one.eyes, one.at, one.changing]).toEqual([0, 4, false]);
    await one.look(1);
    expect(one.eyes).toBe(1);
  });

  it("steps by stops and by turns, and stays within the game", async () => {
    const { player: one } = player();
    await one.look(null, { move: 0, step: null });
    one.step(-1);
    expect(one.at).toBe(0);
    one.turn(1);
    expect(one.at).toBe(1);
    one.turn(1);
    expect(one.at).toBe(7);
    one.go(99);
    expect(one.at).toBe(12);
    one.turn(-1);
    expect(one.at).toBe(7);
  });

  it("shows only a step to the next stop as movement", async () => {
    const { player: one } = player();
    await one.look(null, { move: 0, step: null });
    one.step(1);
    expect(one.still).toBe(false);
    one.go(5);
    expect(one.still).toBe(true);
    one.step(-1);
    expect(one.still).toBe(true);
    await one.look(null);
    expect(one.still).toBe(true);
  });

  it("plays to the end, faster at a higher speed, and begins anew from there", async () => {
    const { player: one } = player();
    await one.look(null, { move: 0, step: null });
    one.setSpeed(4);
    one.play();
    await vi.advanceTimersByTimeAsync(400);
    const early = one.at;
    expect(early).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([one.at, one.playing]).toEqual([12, false]);
    one.play();
    expect([one.at, one.playing]).toEqual([0, true]);
    one.pause();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(one.at).toBe(0);
  });

  it("waits at a calm speed until everything lies still", async () => {
    const { player: one } = player();
    let still = () => {};
    one.stage = { settled: () => new Promise((resolve) => (still = resolve)), finish: () => {} };
    await one.look(null, { move: 0, step: null });
    one.play();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(one.at).toBe(0);
    still();
    await vi.advanceTimersByTimeAsync(1);
    expect(one.at).toBe(1);
  });

  it("goes once in a frame while the slider is drawn along", async () => {
    const { player: one } = player();
    await one.look(null, { move: 0, step: null });
    const went = vi.spyOn(one, "go");
    for (const stop of [2, 5, 9]) one.scrub(stop);
    await vi.advanceTimersByTimeAsync(50);
    expect(went.mock.calls).toEqual([[9]]);
  });
});
