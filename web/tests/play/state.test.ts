import { describe, expect, it } from "vitest";

import { folded, promptState } from "../../src/play/state";
import { facts, moment, option, question, seat } from "./fake";

type Shown = Parameters<typeof promptState>[0];

function shown(more: Partial<Shown> = {}): Shown {
  return { line: "open", facts: facts(), telling: null, refused: null, waiting: [], mine: [seat(0)], ...more };
}

const asked = question(option("Delve"));
const maro = { seat: 1, told: "Maro chooses.", bot: false };

describe("the prompt", () => {
  it("says first of all that the line is lost", () => {
    expect(promptState(shown({ line: "lost", telling: moment(0, "One.") }), asked).is).toBe("offline");
  });

  it("tells before it asks", () => {
    expect(promptState(shown({ telling: moment(0, "One.") }), asked).is).toBe("telling");
  });

  it("says why a move was refused before it asks again", () => {
    const refused = { code: "stale" as const, words: "", clause: "", move: true };
    expect(promptState(shown({ refused }), asked).is).toBe("refused");
    expect(promptState(shown({ refused: { ...refused, move: false } }), asked).is).toBe("mine");
  });

  it("asks, or says who is asked: a person, a bot, or somebody one watches", () => {
    expect(promptState(shown(), asked).is).toBe("mine");
    expect(promptState(shown({ waiting: [maro] }), null).is).toBe("theirs");
    expect(promptState(shown({ waiting: [{ ...maro, bot: true }] }), null).is).toBe("bot");
    expect(promptState(shown({ waiting: [maro], mine: [] }), null).is).toBe("watching");
  });

  it("knows that a game is paused or over", () => {
    expect(promptState(shown({ facts: facts({ state: "paused" }) }), null).is).toBe("paused");
    expect(promptState(shown({ facts: facts({ state: "over" }) }), null).is).toBe("over");
  });
});

describe("the log", () => {
  it("tells like sentences once, with their number", () => {
    const story = ["Maro draws a card.", "Maro draws a card.", "You draw Witch.", "Maro draws a card."].map((words, at) => moment(at, words));
    expect(folded(story).map(({ moment, times }) => [moment.number, times])).toEqual([[0, 2], [2, 1], [3, 1]]);
  });

  it("never folds headings, nor what different seats did", () => {
    const rounds = [0, 1].map((at) => ({ ...moment(at, "Round 1."), heading: true }));
    const passes = [0, 1].map((at) => ({ ...moment(at + 2, "Pass."), seat: at }));
    expect(folded([...rounds, ...passes]).every(({ times }) => times === 1)).toBe(true);
  });
});
