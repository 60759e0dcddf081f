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

const CAVERNS = ["knight", "goblins", "vile_ghoul", "cave", "thief"];
const ROLES = {
  name: "roles",
  help: "who plays",
  kind: "roles" as const,
  default: "usual",
  choices: ["usual", "knight", "thief", "knight,thief", "knight,goblins", "vile_ghoul,thief", "knight,goblins,cave", "knight,goblins,thief"],
  least: 0,
  most: 0,
  clause: "",
  roles: CAVERNS,
};
const level = (name: string, roles: string[]): typeof ROLES => ({ ...ROLES, name, kind: "choice" as never, choices: ["usual", "hard"], roles });

/** Chairs 0 and 1 are taken; the server said that the game gives them Knight and Thief. */
function cast(options = [ROLES]): Plan {
  const laid = plan({ options });
  laid.seated = ["knight", "thief"];
  return laid;
}

const rolesOf = (laid: Plan): string[] => laid.chairs.map((chair) => laid.roleOf(chair));
const keys = (laid: Plan): number[] => laid.chairs.map((chair) => chair.key);

describe("roles", () => {
  test("are as the server says until somebody chooses one", () => {
    const laid = cast();
    expect(rolesOf(laid)).toEqual(["knight", "thief", "", ""]);
    expect(laid.request.options).toEqual({ roles: "usual" });
    laid.seated = [];
    expect(rolesOf(laid)).toEqual(["", "", "", ""]);
    expect(plan().roleOf(plan().chairs[0]!)).toBe("");
  });

  test("change places when one takes the role of another", () => {
    const laid = cast();
    laid.cast(laid.withRole(laid.chairs[0]!, "thief"));
    expect(keys(laid)).toEqual([1, 0, 2, 3]);
    expect(rolesOf(laid)).toEqual(["knight", "thief", "", ""]);
    expect(laid.request.options).toEqual({ roles: "usual" });
  });

  test("stand in the order of the game, and the chairs with them", () => {
    const laid = cast();
    laid.cast(laid.withRole(laid.chairs[1]!, "goblins"));
    expect(laid.request.options).toEqual({ roles: "knight,goblins" });
    laid.cast({ roles: ["vile_ghoul", "thief"], chairs: laid.taken });
    const casting = laid.withRole(laid.chairs[0]!, "knight"); // she comes first
    expect(casting.roles).toEqual(["knight", "thief"]);
    laid.cast(laid.withRole(laid.chairs[1]!, "thief"));
    expect(laid.roleOf(laid.chairs[1]!)).toBe("thief");
  });

  test("that cannot play together are told, and not taken", () => {
    const laid = cast();
    const casting = laid.withRole(laid.chairs[0]!, "cave");
    expect(laid.allows(casting)).toBe(false);
    expect(laid.sketch(casting.roles).options).toEqual({ roles: "cave,thief" });
    expect(laid.request.options).toEqual({ roles: "usual" });
  });

  test("come with a chair that is taken, as far as one fits", () => {
    const laid = cast();
    laid.cast(laid.withRole(laid.chairs[1]!, "goblins"));
    laid.seat(laid.chairs[2]!, "friend");
    expect(laid.request.options).toEqual({ roles: "knight,goblins,cave" });
    laid.seat(laid.chairs[3]!, "friend"); // there is no set of four
    expect(laid.request.options).toEqual({ roles: "usual" });
  });

  test("go with a chair that is closed", () => {
    const laid = cast();
    laid.cast(laid.withRole(laid.chairs[1]!, "goblins"));
    laid.seat(laid.chairs[2]!, "friend");
    laid.seat(laid.chairs[2]!, "closed");
    expect(laid.request.options).toEqual({ roles: "knight,goblins" });
    laid.seat(laid.chairs[2]!, "friend");
    laid.seat(laid.chairs[0]!, "closed"); // Goblins and Cave alone are no set
    expect(laid.request.options).toEqual({ roles: "usual" });
  });

  test("can be left to the game again", () => {
    const laid = cast();
    laid.cast(laid.withRole(laid.chairs[1]!, "goblins"));
    expect(laid.changed).toBe(1);
    laid.freeRoles();
    expect(laid.request.options).toEqual({ roles: "usual" });
    expect(laid.chosenRoles).toEqual([]);
  });

  test("say which options tell anything", () => {
    const laid = cast([ROLES, level("rain", []), level("sword", ["knight"]), level("hoard", ["goblins", "cave"])]);
    const names = (): string[][] => laid.telling.map((options) => options.map((option) => option.name));
    expect(names()).toEqual([["rain", "sword"], ["hoard"]]);
    laid.values["hoard"] = "hard"; // what was changed stays in sight
    expect(names()).toEqual([["rain", "sword", "hoard"], []]);
    laid.reset();
    laid.seated = [];
    expect(names()).toEqual([["rain", "sword", "hoard"], []]);
  });

  test("are looked over without the names, which change with every key", () => {
    const laid = cast();
    expect(laid.request.seats[0]!.name).toBe("Anna");
    expect(laid.sketch().seats.map((seat) => seat.name)).toEqual(["", ""]);
    expect(laid.sketch().options).toEqual({ roles: "usual" });
  });
});
