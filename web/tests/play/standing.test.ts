import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";

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
