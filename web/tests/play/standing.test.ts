import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";

import Steps from "../../src/play/Steps.svelte";
import Standing from "../../src/play/Standing.svelte";
import { facts } from "./fake";

it("names everybody's standing beside their sign", () => {
  const plates = [
    { seat: 0, standing: "30 VP · crown" },
    { seat: 1, standing: "20 VP" },
  ];
  render(Standing, { plates, facts: facts() });
  const lines = screen.getAllByRole("listitem");
  expect(lines.map((line) => line.textContent?.trim())).toEqual(["A 30 VP · crown", "B 20 VP"]);
  expect(lines.every((line) => line.querySelector("svg[aria-label]"))).toBe(true);
});

it("writes out the present step alone where all of them would not fit", () => {
  const seven = ["Knight", "Goblins", "Nightmare Unicorn", "Cave", "Thief", "Ghoul", "Ghost"].map((label, at) => ({ label, state: at < 3 ? ("done" as const) : at > 3 ? ("next" as const) : ("now" as const) }));
  const { container, rerender } = render(Steps, { title: "Round 1", steps: seven });
  const written = (): string[] => [...container.querySelectorAll("li > span:not(.sr)")].map((one) => one.textContent ?? "");
  expect(written()).toEqual(["Cave"]);
  expect(screen.getAllByRole("listitem")).toHaveLength(7);
  void rerender({ title: "Round 1", steps: seven.slice(3) });
  return Promise.resolve().then(() => expect(written()).toEqual(["Cave", "Thief", "Ghoul", "Ghost"]));
});
