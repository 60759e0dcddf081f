import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import RulesBook from "../../src/rules/RulesBook.svelte";
import { book } from "./book";

const shown = vi.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = shown;
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});
beforeEach(() => shown.mockClear());

const field = () => screen.getByRole("searchbox");
const part = (place: string): Element => document.querySelector(`[data-place="${place}"]`) as Element;

it("opens at the clause that was asked for: marked, in sight, with the focus on it", async () => {
  render(RulesBook, { book, clause: "BA-5.1" });
  await vi.waitFor(() => expect(document.activeElement).toBe(part("2/0")));
  expect(part("2/0").textContent).toContain("This is the clause you asked for");
  expect(shown).toHaveBeenCalled();
});

it("says so where the book has no such clause", () => {
  render(RulesBook, { book, clause: "BA-9.9" });
  expect(screen.getByText("This book has no clause BA-9.9.")).toBeTruthy();
});

it("searches while one types, marks the words and goes from place to place by keys", async () => {
  render(RulesBook, { book, clause: "" });
  await fireEvent.input(field(), { target: { value: "find delver" } });
  expect(screen.getByText("1 of 2")).toBeTruthy();
  expect([...part("1/0").querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["delver", "find"]);
  expect(part("1/0").classList.contains("here")).toBe(true);
  await fireEvent.keyDown(field(), { key: "Enter" });
  expect(screen.getByText("2 of 2")).toBeTruthy();
  expect(part("2/0").classList.contains("here")).toBe(true);
  await fireEvent.keyDown(field(), { key: "Enter", shiftKey: true });
  expect(screen.getByText("1 of 2")).toBeTruthy();
  await fireEvent.keyDown(field(), { key: "Escape" });
  expect(document.querySelector("mark")).toBeNull();
});

it("says what to do when nothing is found", async () => {
  render(RulesBook, { book, clause: "" });
  await fireEvent.input(field(), { target: { value: "dragon" } });
  expect(screen.getByText("nothing found")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(screen.queryByText("nothing found")).toBeNull();
});

it("counts the hits of each section in the contents", async () => {
  render(RulesBook, { book, clause: "" });
  await fireEvent.input(field(), { target: { value: "find" } });
  const contents = screen.getByRole("navigation", { name: "Contents" });
  expect(within(contents).getAllByRole("button").map((button) => button.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "4. The turn 22 places",
    "5. The cave-in 22 places",
  ]);
});

it("copies the link to a clause", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  render(RulesBook, { book, clause: "" });
  await fireEvent.click(screen.getByRole("button", { name: "Copy the link to BA-4.2" }));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/rules/barrow#BA-4.2`);
  expect(await screen.findByText("The link to BA-4.2 is copied.")).toBeTruthy();
});

it("has an address for each clause, and headings for each section", () => {
  render(RulesBook, { book, clause: "" });
  expect(document.getElementById("BA-4.1")).toBe(part("1/0"));
  expect(screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent?.trim())).toEqual(["Contents", "4. The turn", "5. The cave-in"]);
});

it("puts the focus into the search field with a slash", async () => {
  render(RulesBook, { book, clause: "" });
  await fireEvent.keyDown(document.body, { key: "/" });
  expect(document.activeElement).toBe(field());
});

const told = {
  ...book,
  sections: [
    ...book.sections,
    { title: "People", depth: 2, parts: [{ clause: "", html: "<p>All of them.</p>" }], about: "people" },
    { title: "Ada, the First", depth: 3, parts: [{ clause: "", html: "<p>She digs at night.</p>" }], about: "ADA", icon: "crown" },
  ],
};

it("opens at the entry of a chapter that a card leads to", async () => {
  render(RulesBook, { book: told, clause: "about-ADA" });
  const heading = screen.getByRole("heading", { name: "Ada, the First" });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  expect(heading.id).toBe("about-ADA");
  expect(heading.classList.contains("told")).toBe(true);
  expect(screen.queryByText(/This book has no clause/)).toBeNull();
});

it("finds the words of an entry, and lists it in the contents", async () => {
  render(RulesBook, { book: told, clause: "" });
  expect(screen.getByRole("button", { name: "Ada, the First" })).toBeTruthy();
  await fireEvent.input(field(), { target: { value: "digs night" } });
  expect(screen.getByText("1 of 1")).toBeTruthy();
});

it("says so where no chapter tells of somebody", () => {
  render(RulesBook, { book: told, clause: "about-BEN" });
  expect(screen.getByText("This book has no clause about-BEN.")).toBeTruthy();
});
