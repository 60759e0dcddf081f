import { describe, expect, test } from "vitest";

import { Plan } from "../src/setup/plan.svelte";
import { plainWords, spoken } from "../src/setup/words";
import { BIRDS, box } from "./boxes";

function plan(change = {}): Plan {
  return new Plan(box(change), { name: "Anna", colour: "B" }, BIRDS);
}

describe("a table that is laid", () => {
  test("is at first me against a knight, the other chairs closed", () => {
    const laid = plan();
    expect(laid.chairs.map((chair) => chair.who)).toEqual(["me", "bot", "closed", "closed"]);
    expect(laid.request).toEqual({
      game: "barrow",
      seats: [
        { who: "me", name: "Anna", colour: "B" },
        { who: "bot", name: "Wren", bot: "knight", colour: "A" },
      ],
      options: { long_night: false, torches: 3 },
      packs: [],
      pack: null,
    });
  });

  test("has as many open chairs as the game needs at least", () => {
    expect(plan({ seats: [3, 4] }).taken).toHaveLength(3);
    expect(plan({ seats: [2, 2] }).chairs).toHaveLength(2);
  });

  test("alone at a game for one still offers a rival", () => {
    const laid = plan({ seats: [1, 3] });
    expect(laid.taken).toHaveLength(2);
    expect(laid.choices(laid.chairs[1]!)).toContain("closed");
  });

  test("offers roles for as many chairs as are taken, and says who is what", () => {
    const roles = {
      name: "roles",
      help: "who plays",
      kind: "roles" as const,
      default: "usual",
      choices: ["usual", "knight", "knight,goblins", "goblins,vile_ghoul", "knight,goblins,cave"],
      least: 0,
      most: 0,
      clause: "",
    };
    const laid = plan({ options: [roles] });
    expect(laid.fitting(roles)).toEqual(["usual", "knight,goblins", "goblins,vile_ghoul"]);
    expect(laid.roleOf(laid.chairs[0]!)).toBe("");
    laid.values["roles"] = "goblins,vile_ghoul";
    expect(laid.chairs.map((chair) => laid.roleOf(chair))).toEqual(["Goblins", "Vile ghoul", "", ""]);
    expect(laid.request.options).toEqual({ roles: "goblins,vile_ghoul" });
    laid.chairs[2]!.who = "friend";
    expect(laid.fitting(roles)).toEqual(["usual", "knight,goblins,cave"]);
    expect(laid.value(roles)).toBe("usual");
    expect(laid.request.options).toEqual({ roles: "usual" });
    expect(laid.changed).toBe(0);
  });

  test("waits for friends where a game has no bots", () => {
    const laid = plan({ bots: [] });
    expect(laid.chairs.map((chair) => chair.who)).toEqual(["me", "friend", "closed", "closed"]);
    expect(laid.choices(laid.chairs[0]!)).not.toContain("bot");
  });

  test("takes the strongest bot there is if there is no knight", () => {
    expect(plan({ bots: [{ name: "own", level: 2, about: "" }] }).usualBot).toBe("own");
  });
});

describe("chairs", () => {
  test("can be closed only while enough stay", () => {
    const laid = plan();
    expect(laid.choices(laid.chairs[0]!)).not.toContain("closed");
    laid.chairs[2]!.who = "friend";
    expect(laid.choices(laid.chairs[0]!)).toContain("closed");
  });

  test("change places, and people take their colour along", () => {
    const laid = plan();
    laid.move(0, 1);
    expect(laid.request.seats.map((seat) => `${seat.who} ${seat.colour}`)).toEqual(["bot A", "me B"]);
    laid.move(0, 9);
    laid.move(7, 0);
    expect(laid.chairs.map((chair) => chair.key)).toEqual([1, 0, 2, 3]);
  });

  test("never have the same colour twice", () => {
    const laid = plan();
    for (let i = 0; i < 9; i++) {
      laid.recolour(laid.chairs[i % 4]!);
      expect(new Set(laid.chairs.map((chair) => chair.colour)).size).toBe(4);
    }
  });

  test("of bots are called by birds, not by the name of somebody here", () => {
    const laid = plan();
    laid.chairs[0]!.name = "Wren";
    laid.chairs[2]!.who = "bot";
    expect(laid.request.seats.map((seat) => seat.name)).toEqual(["Wren", "Rook", "Finch"]);
  });

  test("of friends are sent without a name", () => {
    const laid = plan();
    laid.chairs[1]!.who = "friend";
    laid.chairs[1]!.name = "typed before";
    expect(laid.request.seats[1]).toEqual({ who: "friend", name: "", colour: "A" });
  });
});

test("changed options are counted and can be put back", () => {
  const laid = plan();
  laid.values.torches = 5;
  laid.values.long_night = true;
  expect(laid.changed).toBe(2);
  laid.reset();
  expect([laid.changed, laid.values.torches]).toEqual([0, 3]);
});

test("packs are taken and put back", () => {
  const laid = plan();
  laid.usePack("deep", true);
  laid.pack = { name: "mine.toml", toml: "x" };
  expect(laid.request).toMatchObject({ packs: ["deep"], pack: { name: "mine.toml", toml: "x" } });
  laid.usePack("deep", false);
  expect(laid.request.packs).toEqual([]);
});

test("names of options are read aloud, backticks become quotes", () => {
  expect(spoken("turn_limit")).toBe("Turn limit");
  expect(plainWords("with the pack `armies`")).toBe("with the pack “armies”");
});
