import { render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import Cloth from "../../src/table/Cloth.svelte";
import type { Scene, Thing } from "../../src/wire";

const line = (id: string): Thing => ({ id, kind: "piece", zone: "stands", label: id, owner: 0, face: { title: id, numbers: [{ what: "attack", value: 60, at: "figure" }] } });
const card = (id: string, on: string): Thing => ({ id, kind: "card", zone: "stands", label: id, on, face: { title: id } });
const scene: Scene = {
  zones: [{ id: "stands", kind: "roster", label: "Stands", owner: 0 }],
  things: [line("hero"), line("general"), card("axes", "hero"), card("spears", "hero")],
};

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server in tests")));
});

test("cards lie with the line that they are on, which then names its numbers", () => {
  render(Cloth, { scene, facts: null, eyes: 0 });
  const places = [...document.querySelectorAll<HTMLElement>(".t-person-place")];
  expect(places.map((place) => [...place.querySelectorAll<HTMLElement>("[data-thing]")].map((found) => found.dataset["thing"]))).toEqual([["hero", "axes", "spears"], ["general"]]);
  expect(places.map((place) => place.querySelector("small")?.textContent)).toEqual(["attack", undefined]);
  expect(document.querySelector("button button")).toBeNull();
});
