import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Cloth from "../../src/table/Cloth.svelte";
import type { Scene, TableFacts } from "../../src/wire";
import battle from "../../fixtures/crown-battle.json";

const scene: Scene = {
  zones: [
    { id: "map", kind: "board", label: "The board", width: 540, height: 540 },
    { id: "queue", kind: "track", label: "Kingdoms complete", marks: ["pinned"] },
  ],
  things: [
    { id: "tile/0", kind: "tile", zone: "map", label: "A space", x: 30, y: 30 },
    { id: "queue/1", kind: "slot", zone: "queue", label: "Place 1, free", face: { title: "+20" } },
  ],
  layout: { table: [{ zones: ["queue"] }, { zones: ["map"], grow: true }] },
};

vi.mock("@panzoom/panzoom", () => {
  const nothing = (): void => {};
  return { default: () => ({ zoom: nothing, pan: nothing, reset: nothing, destroy: nothing, getScale: () => 1, handleDown: nothing, handleMove: nothing, handleUp: nothing }) };
});

function onA(small: boolean): void {
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: small && query.includes("max-width"), media: query }) as MediaQueryList;
}

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server in tests")));
});

afterEach(() => onA(false));

test("on a phone what is pinned lies over the table, which scrolls; once", () => {
  onA(true);
  render(Cloth, { scene, facts: null, eyes: 0 });
  expect(document.querySelectorAll('[data-zone="queue"]')).toHaveLength(1);
  expect(document.querySelector('.t-pinned [data-zone="queue"] [data-thing="queue/1"]')).not.toBeNull();
  expect(document.querySelector(".t-table .t-pinned")).toBeNull();
});

test("elsewhere it lies in its row", () => {
  onA(false);
  render(Cloth, { scene, facts: null, eyes: 0 });
  expect(document.querySelector(".t-pinned")).toBeNull();
  expect(document.querySelector('.t-table [data-zone="queue"]')).not.toBeNull();
});

test("the sums of two sides stand beside each other", () => {
  onA(true);
  const { scene: fight, facts } = battle as unknown as { scene: Scene; facts: TableFacts };
  render(Cloth, { scene: fight, facts, eyes: 0 });
  const rows = [...document.querySelectorAll(".t-row.versus")];
  expect(rows.map((row) => row.querySelectorAll(".t-c-figures").length)).toEqual([2]);
  expect(rows[0]?.textContent).toContain("attacks");
  expect(rows[0]?.textContent).toContain("defends");
});
