import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import ZoomCard from "../../src/table/ZoomCard.svelte";
import type { Thing } from "../../src/wire";

const ada: Thing = { id: "ada", kind: "piece", zone: "map", label: "Ada at 3.NE", face: { title: "Ada" }, about: "ADA", clause: "BA-1.3" };

beforeEach(() => vi.stubGlobal("fetch", () => Promise.reject(new Error("no server in tests"))));

test("a card that is looked at leads to who it is and to its rule", async () => {
  const onclause = vi.fn();
  render(ZoomCard, { thing: ada, onclause });
  await fireEvent.click(screen.getByRole("button", { name: "More about Ada" }));
  expect(onclause).toHaveBeenLastCalledWith("about-ADA");
  await fireEvent.click(screen.getByRole("button", { name: "BA-1.3" }));
  expect(onclause).toHaveBeenLastCalledWith("BA-1.3");
});

test("a picture that can only be looked at leads nowhere, and neither does a thing of which no chapter tells", () => {
  render(ZoomCard, { thing: ada });
  expect(screen.queryByRole("button")).toBeNull();
  render(ZoomCard, { thing: { ...ada, about: "" }, onclause: vi.fn() });
  expect(screen.queryByRole("button", { name: /More about/ })).toBeNull();
});
