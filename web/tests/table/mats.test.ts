import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import Cloth from "../../src/table/Cloth.svelte";
import type { Option, Scene, Thing, Zone } from "../../src/wire";

const ROLES = ["knight", "goblins", "dragon", "thief"];

function mat(name: string, ...marks: string[]): Zone {
  return { id: name, kind: "mat", label: name, note: "Kill the other!", marks };
}

function counters(zone: string): Thing[] {
  return [
    { id: `${zone}/health`, kind: "counter", zone, label: "Health 5", face: { title: "Health", sockets: [{ icon: "", label: "full" }], numbers: [{ what: "Health", value: 5, at: "figure" }] } },
    { id: `${zone}/stats`, kind: "counter", zone, label: "Armor 2, Spirit 3", face: { title: "Armor and Spirit", numbers: [{ what: "Armor", value: 2, at: "figure" }, { what: "Spirit", value: -1, at: "figure" }] } },
    { id: `${zone}/omen`, kind: "counter", zone, label: "2 Omens", face: { title: "Bat", icon: "evil-bat", numbers: [{ what: "Bat", value: 2, at: "figure" }] } },
    { id: `${zone}/more`, kind: "counter", zone, label: "Carried 0", face: { title: "Carried", numbers: [{ what: "tokens", value: 0, at: "figure" }] } },
  ];
}

function sceneOf(others: number, ...acting: string[]): Scene {
  const names = ROLES.slice(0, others);
  const zones = [mat("own"), ...names.map((name) => mat(name, "quiet", ...(acting.includes(name) ? ["active"] : [])))];
  return { zones, things: zones.flatMap((zone) => counters(zone.id)), layout: { left: names, right: ["own"] } };
}

const laid = (id: string): Element => document.querySelector(`[data-zone="${id}"] .t-mat-things`) as Element;
const option = (touches: string[]): Option => ({ pick: touches[0] ?? "", label: "", touches }) as unknown as Option;

beforeEach(() => vi.stubGlobal("fetch", () => Promise.reject(new Error("no server in tests"))));

test("two mats of others lie open beside the table", () => {
  render(Cloth, { scene: sceneOf(2), facts: null, eyes: 0 });
  expect(document.querySelectorAll(".t-mat-fold")).toHaveLength(0);
  expect(laid("knight").hasAttribute("hidden")).toBe(false);
});

test("of more than two each is folded to its first numbers, but the own one and the one that acts", () => {
  render(Cloth, { scene: sceneOf(4, "dragon"), facts: null, eyes: 0 });
  const open = ["own", ...ROLES].filter((name) => !laid(name).hasAttribute("hidden"));
  expect(open).toEqual(["own", "dragon"]);
  expect(document.querySelector('[data-zone="knight"] .t-mat-sums')?.textContent).toBe("Health 5 · Armor 2 · Spirit −1 · Bat 2");
  expect(document.querySelector('[data-zone="dragon"] .t-mat-sums')).toBeNull();
});

test("one of which something can be picked is open; any can be unfolded and folded", async () => {
  render(Cloth, { scene: sceneOf(3), facts: null, eyes: 0, lit: new Map([["goblins/health", [option(["goblins/health"])]]]) });
  expect(laid("goblins").hasAttribute("hidden")).toBe(false);
  const fold = document.querySelector('[data-zone="knight"] .t-mat-fold') as HTMLElement;
  await fireEvent.click(fold);
  expect(laid("knight").hasAttribute("hidden")).toBe(false);
  expect(fold.getAttribute("aria-expanded")).toBe("true");
  await fireEvent.click(fold);
  expect(laid("knight").hasAttribute("hidden")).toBe(true);
});

test("a name and its one number are a line that says the name once", () => {
  render(Cloth, { scene: sceneOf(1), facts: null, eyes: 0 });
  const line = document.querySelector('[data-thing="own/omen"]');
  expect(line?.classList.contains("t-lined")).toBe(true);
  expect(line?.textContent?.replaceAll(/\s+/g, " ").trim()).toBe("Bat 2");
  expect(document.querySelector('[data-thing="own/stats"]')?.classList.contains("t-lined")).toBe(false);
});
