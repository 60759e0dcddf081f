import type { Question, Scene, SeatCard, TableFacts, Thing } from "../../src/wire";

const thing = (id: string, zone: string, label: string, more: Partial<Thing> = {}): Thing => ({ id, kind: "card", zone, label, ...more });

/** An invented table: two sides, a figure between them, a board, hands and piles. */
export const scene: Scene = {
  heading: "Round 2",
  zones: [
    { id: "camp/1", kind: "row", label: "Camp", note: "under attack", owner: 1 },
    { id: "hand/1", kind: "hand", label: "Hand", owner: 1, count: 2 },
    { id: "pile/1", kind: "pile", label: "finds", owner: 1, count: 21 },
    { id: "fight", kind: "figures", label: "The fight" },
    { id: "map", kind: "board", label: "The mound" },
    { id: "camp/0", kind: "row", label: "Camp", owner: 0 },
    { id: "hand/0", kind: "hand", label: "Hand", owner: 0, count: 3 },
    { id: "pile/0", kind: "pile", label: "finds", owner: 0, count: 20, holds: [{ label: "Torc", value: "3" }] },
  ],
  things: [
    thing("tent/1", "camp/1", "Tent of power 4", { face: { title: "Tent" } }),
    thing("back/1", "hand/1", "A hidden card"),
    thing("back/2", "hand/1", "A hidden card"),
    thing("sum", "fight", "You strike with 10", {
      face: { numbers: [{ what: "regular", value: 10, at: "figure", ledger: [{ label: "2 riders", value: "6" }, { label: "sum", value: "10", sum: true }] }] },
    }),
    ...Array.from({ length: 20 }, (_, at) => thing(`space/${at}`, "map", `Space ${at + 1}`, { kind: "tile" })),
    thing("rider/0", "map", "Your rider", { kind: "piece", on: "space/4", owner: 0 }),
    thing("tent/0", "camp/0", "Tent of power 4", { face: { title: "Tent" } }),
    thing("card/torc", "hand/0", "Torc, worth 3", { face: { title: "Torc" }, clause: "BA-4.2" }),
    thing("card/skull", "hand/0", "Skull", { face: { title: "Skull" }, when: "only at night", clause: "BA-5.1", marks: ["new"] }),
    thing("top/0", "pile/0", "20 hidden cards", { face: { down: true } }),
  ],
  arrows: [{ start: "camp/0", end: "tent/1", label: "Attack", owner: 0 }],
};

const seat = (number: number, name: string): SeatCard => ({
  seat: number, name, colour: number ? "B" : "A", kind: "person", bot: "", present: true, yours: number === 0,
});

export const facts: TableFacts = {
  id: "t", game: "barrow", title: "The Barrow", state: "playing", seats: [seat(0, "Anna"), seat(1, "Maro")], options: {}, packs: [],
  seal: "", key: "", opened: "", turn_of: [0], heading: "Round 2", moves: 9, result: null, next: "", watching: 0, pace: "calm",
};

const option = (label: string, touches: string[] = [], more: Partial<Question["options"][number]> = {}): Question["options"][number] => ({
  pick: label, label, short: label.split(" ")[0] ?? "", about: "", touches, clause: "", ...more,
});

export const question: Question = {
  seat: 0,
  name: "act",
  prompt: "Attack, play, or pass?",
  why: "The fight begins when both pass.",
  clause: "BA-4.1",
  harmless: 4,
  options: [
    option("Attack territory II with territory I", ["camp/0"]),
    option("Attack territory III with territory I", ["camp/0"]),
    option("Play Torc", ["card/torc"], { about: "Worth 3.", clause: "BA-4.2" }),
    option("2", []),
    option("Pass", []),
  ],
};
