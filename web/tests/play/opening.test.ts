import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { api } from "../../src/lib/api";
import * as held from "../../src/lib/held";
import Opening from "../../src/play/Opening.svelte";
import { box } from "../boxes";
import { facts } from "./fake";

const opening = { title: "The mound", paragraphs: ["It was dark.", "It still is."], about: "delvers" };
const told = (): HTMLElement | null => screen.queryByRole("dialog", { name: "The mound", hidden: true });

function at(change: Parameters<typeof facts>[0] = {}): void {
  render(Opening, { facts: facts({ id: "mound", game: "barrow", ...change }) });
}

/** Whoever asked for the boxes has had the answer. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(api, "games").mockResolvedValue([box({ opening })]);
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

test("a table opens with its game's story, and the answer has the focus", async () => {
  at();
  await vi.waitFor(() => expect(told()).not.toBeNull());
  expect(told()?.textContent).toContain("It was dark.");
  expect(told()?.querySelector(".story")?.getAttribute("lang")).toBe("en");
  expect(screen.getByRole("button", { name: "Begin", hidden: true }).hasAttribute("autofocus")).toBe(true);
  expect(screen.getByRole("link", { name: "Who is who", hidden: true }).getAttribute("href")).toBe("/rules/barrow#about-delvers");
});

test("once it was skipped it is not told again at this table, but at another", async () => {
  at();
  await vi.waitFor(() => expect(told()).not.toBeNull());
  await fireEvent.click(screen.getByRole("button", { name: "Begin", hidden: true }));
  expect(told()).toBeNull();
  expect(held.wasTold("mound")).toBe(true);
  at();
  await settled();
  expect(told()).toBeNull();
  at({ id: "other" });
  await vi.waitFor(() => expect(told()).not.toBeNull());
});

test("Escape is the harmless answer", async () => {
  at();
  await vi.waitFor(() => expect(told()).not.toBeNull());
  await fireEvent(told() as HTMLElement, new Event("cancel", { cancelable: true }));
  expect(held.wasTold("mound")).toBe(true);
  expect(told()).toBeNull();
});

test.each([{ state: "gathering" as const }, { state: "over" as const }, { game: "tower" }, { moves: 4 }])("nothing is told where nothing begins: %o", async (change) => {
  at(change);
  await settled();
  expect(told()).toBeNull();
  expect(held.wasTold("mound")).toBe(false);
});

test("without a server the table is there all the same", async () => {
  vi.spyOn(api, "games").mockRejectedValue(new Error("offline"));
  at();
  await settled();
  expect(told()).toBeNull();
});
