import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../src/lib/api";
import { TableStore } from "../../src/lib/table.svelte";
import { Play } from "../../src/play/play.svelte";
import TextTable from "../../src/text/TextTable.svelte";
import { sidesOf, touched } from "../../src/text/words";
import type { TableNow } from "../../src/wire";
import { FakeLine } from "../play/fake";
import { book } from "../rules/book";
import { facts, question, scene } from "./scene";

const now: TableNow = {
  t: "table", number: 0, seq: 7, eyes: 0, facts, scene, questions: [question], waiting: [], chat: [], takeback: null, because: "",
  story: [{ number: 0, move: 1, name: "drew", spans: [{ text: "Maro draws a card." }] }],
  undo: { alone: true, consent: false, why: "" },
};

let line: FakeLine;
let store: TableStore;

function sitDown(more: Partial<TableNow> = {}): { onclause: ReturnType<typeof vi.fn> } {
  line = new FakeLine();
  store = new TableStore("t", [{ seat: 0, token: "x".repeat(43) }], { dial: line.dial, world: { hidden: () => true, reduced: () => true } });
  line.open();
  line.say({ ...now, ...more });
  const onclause = vi.fn();
  const play = new Play(store);
  const sides = sidesOf(scene, 0, touched([question]));
  render(TextTable, { play, facts: store.facts ?? facts, sides, onclause });
  return { onclause };
}

beforeEach(() => void vi.spyOn(api, "rules").mockResolvedValue(book));
afterEach(() => {
  store.close();
  vi.restoreAllMocks();
});

const field = () => screen.getByLabelText<HTMLInputElement>("Type an answer, or “why” and a thing");

async function say(words: string): Promise<void> {
  await fireEvent.input(field(), { target: { value: words } });
  await fireEvent.submit(field().form as HTMLFormElement);
}

/** The words of an element, without its ornaments. */
function spoken(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const ornament of copy.querySelectorAll("[aria-hidden=true]")) ornament.remove();
  return (copy.textContent ?? "").trim();
}

it("brings the reader to the question, with a button for every answer", async () => {
  sitDown();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(question.prompt));
  const answers = screen.getByRole("list", { name: "Answers" });
  expect([...answers.querySelectorAll(".label")].map((each) => each.textContent)).toEqual(question.options.map((option) => option.label));
});

it("leaves somebody who is typing where they are, and says that they are asked", async () => {
  document.body.innerHTML = "<input id='elsewhere'>";
  (document.getElementById("elsewhere") as HTMLInputElement).focus();
  sitDown();
  expect(await screen.findByText(`You are asked: ${question.prompt}`)).toBeTruthy();
  expect(document.activeElement?.id).toBe("elsewhere");
  document.getElementById("elsewhere")?.remove();
});

it("sends a pick by its button", async () => {
  sitDown();
  await fireEvent.click(screen.getByRole("button", { name: /Play Torc/ }));
  expect(line.last("pick")).toMatchObject({ seat: 0, seq: 7, pick: "Play Torc" });
});

it("sends a pick by a key while the focus is on the question", async () => {
  sitDown();
  const heading = screen.getByRole("heading", { name: question.prompt });
  await fireEvent.keyDown(heading, { key: "p" });
  expect(line.last("pick").pick).toBe("Pass");
});

it("does not take letters that are typed into the field for keys", async () => {
  sitDown();
  await fireEvent.keyDown(field(), { key: "p" });
  expect(line.count("pick")).toBe(0);
});

it("sends what is typed, and asks back where several answers are meant", async () => {
  sitDown();
  await say("attack");
  expect(screen.getByText(/That could be: Attack territory II with territory I; Attack territory III/)).toBeTruthy();
  expect(line.count("pick")).toBe(0);
  await say("att iii");
  expect(line.last("pick").pick).toBe("Attack territory III with territory I");
});

it("answers why with the clause's own words", async () => {
  const { onclause } = sitDown();
  await say("why skull");
  expect(await screen.findByText(/Skull: only at night At the third skull each delver & dog inside drops one find/)).toBeTruthy();
  await fireEvent.click(document.querySelector(".reply .clause") as HTMLElement);
  expect(onclause).toHaveBeenCalledWith("BA-5.1");
});

it("takes back when asked to", async () => {
  sitDown();
  await say("undo");
  expect(line.last("undo")).toMatchObject({ seat: 0, seq: 7 });
});

it("says why where nothing can be taken back", async () => {
  sitDown({ undo: { alone: false, consent: false, why: "chance has fallen since your last pick" } });
  await say("undo");
  expect(screen.getByText("Your last move cannot be taken back: chance has fallen since your last pick.")).toBeTruthy();
  expect(line.count("undo") + line.count("takeback")).toBe(0);
});

it("asks the others where they have to agree to an undo", async () => {
  sitDown({ undo: { alone: false, consent: true, why: "" } });
  await say("undo");
  expect(line.count("takeback")).toBe(1);
  expect(screen.getByText("The others are asked whether you may take it back.")).toBeTruthy();
});

it("has headings in order and the table as lists", () => {
  sitDown();
  const headings = screen.getAllByRole("heading").map((each) => [+each.tagName.slice(1), spoken(each)]);
  expect(headings[0]).toEqual([1, "Round 2, your turn"]);
  expect(headings.filter(([level]) => level === 2).map(([, words]) => words)).toEqual([
    question.prompt, "What happened", "On the table", "Your side", "Maro’s side", "Your hand, 3 cards", "Chat",
  ]);
  expect(screen.getByText("2 × A hidden card")).toBeTruthy();
  expect(screen.getByText("19 spaces with nothing on them")).toBeTruthy();
});

it("reads the story in a polite log", () => {
  sitDown();
  expect(screen.getByRole("log", { name: "What happened" }).textContent).toContain("Maro draws a card.");
});

it("says who is asked when it is somebody else", () => {
  sitDown({ questions: [], waiting: [{ seat: 1, told: "Maro chooses a find.", bot: false }] });
  expect(screen.getByRole("heading", { name: "Maro chooses a find." })).toBeTruthy();
});

it("shows the end with its sums and what comes after", () => {
  const over = { ...facts, state: "over" as const, turn_of: [], result: { won: [1, 0], words: "Anna wins.", ledger: [["Anna", "12"], ["Maro", "9"]] } };
  sitDown({ facts: over, questions: [] });
  expect(screen.getByText("Anna wins.")).toBeTruthy();
  expect(screen.getByText("Anna: 12")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Replay" }).getAttribute("href")).toBe("/t/t/replay");
});
