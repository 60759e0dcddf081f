import { describe, expect, it } from "vitest";

import { promptState } from "../../src/play/state";
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
