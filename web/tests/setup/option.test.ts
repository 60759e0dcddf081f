import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { told } from "../../src/lib/tongue";
import OptionRow from "../../src/setup/OptionRow.svelte";
import { Plan } from "../../src/setup/plan.svelte";
import type { OptionCard } from "../../src/wire";
import { BIRDS, box } from "../boxes";

const layout: OptionCard = {
  name: "layout", help: "which map", kind: "choice", default: "standard", choices: ["standard", "escape"], least: 0, most: 0, clause: "", roles: [], own: true,
};

test("a choice of one's own is a text, and what is wrong with it stands below", async () => {
  const onchange = vi.fn();
  const { rerender } = render(OptionRow, { game: "barrow", option: layout, value: "standard", onchange });
  expect(screen.queryByRole("textbox")).toBeNull();
  const list = screen.getByRole("combobox", { name: "Layout" });
  const own = screen.getByRole("option", { name: "Your own …" }) as HTMLOptionElement;
  await fireEvent.change(list, { target: { value: own.value } });
  expect(onchange).toHaveBeenLastCalledWith("");
  await rerender({ value: "", trouble: "write each tile as NAME@A,B" });
  const field = screen.getByRole("textbox", { name: "Layout: your own" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("status").textContent).toBe("write each tile as NAME@A,B");
  await fireEvent.input(field, { target: { value: "E01@0,0" } });
  expect(onchange).toHaveBeenLastCalledWith("E01@0,0");
  await fireEvent.change(list, { target: { value: "escape" } });
  expect(onchange).toHaveBeenLastCalledWith("escape");
});

test("an option without it takes its choices alone", () => {
  render(OptionRow, { game: "barrow", option: { ...layout, own: false, choices: ["a", "b", "c", "d"] }, value: "a", onchange: vi.fn() });
  expect(screen.getAllByRole("option").map((one) => one.textContent)).toEqual(["A", "B", "C", "D"]);
});

test("the server's words about one option are told apart from others", () => {
  const plan = new Plan(box({ options: [layout] }), { name: "Anna", colour: "B" }, BIRDS);
  plan.trouble = "Option layout: there is no tile 'X1'.";
  expect(plan.troubleOf(layout)).toBe("there is no tile 'X1'.");
  plan.trouble = told("Option layout: there is no tile 'X1'.");
  expect(plan.troubleOf(layout)).toBe("there is no tile 'X1'.");
  plan.trouble = "Four players are needed.";
  expect(plan.troubleOf(layout)).toBe("");
});
