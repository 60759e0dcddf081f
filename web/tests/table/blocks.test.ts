import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import Cloth from "../../src/table/Cloth.svelte";
import { blocksOf } from "../../src/table/plan";
import type { Option, Question, Scene, TableFacts, Zone } from "../../src/wire";
import battle from "../../fixtures/overlord-battle.json";
import gold from "../../fixtures/overlord-gold.json";
import over from "../../fixtures/overlord-over.json";

interface Fixture {
  scene: Scene;
  facts: TableFacts;
  questions: Question[];
}

const fixture = (file: unknown): Fixture => file as Fixture;

function draw(file: unknown): Fixture {
  const { scene, facts, questions } = fixture(file);
  const lit = new Map<string, Option[]>();
  for (const option of questions[0]?.options ?? []) for (const id of option.touches) lit.set(id, [...(lit.get(id) ?? []), option]);
  render(Cloth, { scene, facts, eyes: 0, lit });
  return { scene, facts, questions };
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) as HTMLElement;

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: (text: string) => text.replaceAll('"', '\\"') });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server in tests")));
});

test("a row of blocks has one for each owner; what is nobody's belongs to the one before", () => {
  const zone = (id: string, owner = -1): Zone => ({ id, kind: "row", label: id, owner });
  const blocks = blocksOf([zone("a", 1), zone("b", 1), zone("c", 2), zone("sum")]);
  expect(blocks.map((block) => [block.owner, block.zones.map((each) => each.id)])).toEqual([[1, ["a", "b"]], [2, ["c", "sum"]]]);
  expect(blocksOf([zone("sum"), zone("a", 0)]).map((block) => block.owner)).toEqual([-1, 0]);
});

describe("a table of blocks", () => {
  test("draws every zone once, the others above the own side", () => {
    const { scene } = draw(battle);
    for (const zone of scene.zones.filter((each) => each.id !== "race")) expect(all(`[data-zone="${zone.id}"]`), zone.id).toHaveLength(1);
    expect(all(".t-block").map((block) => block.classList.contains("own"))).toEqual([false, false, true]);
    expect(one(".t-block").textContent).toContain("Maro");
  });

  test("cards of a side stand in as many columns as it has", () => {
    draw(battle);
    for (const block of all(".t-block")) expect(block.style.getPropertyValue("--n")).toBe("5");
    expect(one(".t-block.own .t-numbers").textContent).toBe("12345");
  });

  test("what a mat counts does not stand beside it a second time", () => {
    draw(battle);
    expect(one(".t-block.own .t-mat-total").textContent).toContain("Might");
    expect(all('.t-block.own [data-thing="might/0/now"]')).toHaveLength(0);
    expect(all('.t-block [data-thing="might/1/now"]')).toHaveLength(1);
  });

  test("lines of a mat say who comes first", () => {
    draw(over);
    const lines = all(".t-mat .t-mat-line");
    expect(lines.map((line) => line.classList.contains("t-is-first"))).toEqual([true, false]);
  });

  test("a race has a bar for each, the longest for the most", () => {
    draw(over);
    const widths = all(".t-race .t-bar > i").map((bar) => Number.parseFloat(bar.style.width));
    expect(Math.max(...widths)).toBe(100);
    expect(widths).toHaveLength(2);
  });

  test("a small row at the side opens when something of it can be picked", () => {
    draw(gold);
    expect(one(".t-side").classList.contains("open")).toBe(true);
    expect(one('[data-thing="market/unit/1"]').classList.contains("t-s")).toBe(true);
    expect(one('[data-thing="pile/unit"]').classList.contains("t-xs")).toBe(true);
  });

  test("conditions are ticked off", () => {
    const { scene } = draw(battle);
    const met = scene.things.filter((thing) => thing.zone === "conditions" && thing.marks?.includes("met"));
    expect(all(".t-tick").map((tick) => tick.textContent).filter(Boolean)).toHaveLength(met.length);
    expect(all(".t-tick")).toHaveLength(2);
  });
});
