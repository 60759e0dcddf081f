/** A small box for tests of the shell. */
import type { GameCard } from "../src/wire";

export function box(change: Partial<GameCard> = {}): GameCard {
  return {
    name: "barrow",
    title: "The Barrow",
    tagline: "Dig until the roof comes down.",
    seats: [2, 4],
    minutes: 20,
    colour: "#223344",
    icon: "unicorn",
    playable: true,
    version: 1,
    options: [
      { name: "long_night", help: "a `fourth` skull", kind: "yes or no", default: false, choices: [], least: 0, most: 0, clause: "BA-1.2", roles: [] },
      { name: "torches", help: "how many", kind: "number", default: 3, choices: [], least: 1, most: 9, clause: "", roles: [] },
    ],
    packs: [{ name: "deep", about: "Deeper finds." }],
    bots: [
      { name: "squire", level: 2, about: "Quick." },
      { name: "knight", level: 3, about: "Looks ahead." },
      { name: "champion", level: 4, about: "Thinks long." },
    ],
    sources: { printed: 4, designed: 2 },
    ...change,
  };
}

export const BIRDS = ["Wren", "Rook", "Finch", "Lark"];
