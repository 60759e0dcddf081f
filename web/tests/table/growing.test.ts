import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import Cloth from "../../src/table/Cloth.svelte";
import type { Option, Scene } from "../../src/wire";

const scene: Scene = {
  zones: [
    { id: "map", kind: "board", label: "The cave", x: -270, y: -90, width: 540, height: 180 },
    { id: "mat", kind: "mat", label: "Unicorn" },
    { id: "hand", kind: "hand", label: "Cards", owner: 0, marks: ["laid"] },
  ],
  things: [
    { id: "tile/0", kind: "tile", zone: "map", label: "Entrance", face: { field: "cave-gold" } },
    { id: "open/1/0", kind: "slot", zone: "map", label: "Open space", marks: ["offered"], x: 60 },
    { id: "piece", kind: "piece", zone: "map", label: "Unicorn", marks: ["facing east"] },
    { id: "ghost", kind: "piece", zone: "map", label: "Unicorn, there", marks: ["ghost"], x: 60 },
    { id: "pace", kind: "counter", zone: "mat", label: "Pace 4", face: { title: "Pace", field: "#7d1730", sockets: [{ icon: "", label: "full" }, { icon: "", label: "free" }], numbers: [{ what: "Pace", value: 4, at: "figure" }] } },
    { id: "card", kind: "card", zone: "hand", label: "U05", on: "ghost", face: { title: "Move 2", grid: ["x....", ".....", "..^..", ".....", "....."] } },
  ],
  arrows: [{ start: "piece", end: "ghost", label: "Teleport", owner: 0, quiet: true }],
  layout: { table: [{ zones: ["map"], grow: true }], near: ["hand"], right: ["mat"] },
};
const option = (touches: string[]): Option => ({ pick: touches[0] ?? "", label: "", touches }) as unknown as Option;

vi.mock("@panzoom/panzoom", () => {
  const nothing = (): void => {};
  return { default: () => ({ zoom: nothing, pan: nothing, reset: nothing, destroy: nothing, getScale: () => 1, handleDown: nothing, handleMove: nothing, handleUp: nothing }) };
});

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server in tests")));
});

test("a board that grows begins where its measure begins", () => {
  render(Cloth, { scene, facts: null, eyes: 0 });
  expect(document.querySelector("svg.t-map")?.getAttribute("viewBox")).toBe("-270 -90 540 180");
});

test("a card of a hand shows what it stands for on the board, while it is looked at", async () => {
  render(Cloth, { scene, facts: null, eyes: 0 });
  const card = document.querySelector<HTMLElement>('[data-thing="card"]') as HTMLElement;
  expect(document.querySelectorAll(".t-grid-square")).toHaveLength(25);
  expect(document.querySelectorAll(".t-grid-square.marked")).toHaveLength(1);
  expect(document.querySelectorAll(".t-path")).toHaveLength(0);
  await fireEvent.pointerEnter(card);
  expect(document.querySelectorAll(".t-path-head")).toHaveLength(1);
  expect(document.querySelector('[data-thing="ghost"]')?.classList.contains("t-named")).toBe(true);
  await fireEvent.pointerLeave(card);
  expect(document.querySelectorAll(".t-path")).toHaveLength(0);
});

test("a row of signs can be picked, and says its sum", () => {
  render(Cloth, { scene, facts: null, eyes: 0, lit: new Map([["pace", [option(["pace"])]]]) });
  const row = document.querySelector('[data-thing="pace"]');
  expect([...(row?.querySelectorAll("i") ?? [])].map((sign) => sign.className.split(" ")[0])).toEqual(["full", "free"]);
  expect(row?.querySelector(".t-at-line")?.textContent?.trim()).toBe("4");
  expect(row?.querySelector("button[data-focus=pace]")).not.toBeNull();
});
