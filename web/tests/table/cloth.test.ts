import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import Cloth from "../../src/table/Cloth.svelte";
import ZoomCard from "../../src/table/ZoomCard.svelte";
import { idsAt, idsThrough } from "../../src/table/hands";
import type { Lit } from "../../src/table/types";
import type { Option, Question, Scene, TableFacts } from "../../src/wire";
import fixture from "../../fixtures/tower-build.json";

const { scene, facts, questions } = fixture as unknown as { scene: Scene; facts: TableFacts; questions: Question[] };

function litBy(question: Question | undefined): Lit {
  const lit = new Map<string, Option[]>();
  for (const option of question?.options ?? []) for (const id of option.touches) lit.set(id, [...(lit.get(id) ?? []), option]);
  return lit;
}

const lit = litBy(questions[0]);
const find = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[data-thing="${CSS.escape(id)}"]`) as HTMLElement;

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: (text: string) => text.replaceAll('"', '\\"') });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server in tests")));
});

describe("a drawn table", () => {
  test("shows every zone and every thing that does not lie inside a pile", () => {
    render(Cloth, { scene, facts, eyes: 0, lit });
    for (const zone of scene.zones) expect(document.querySelector(`[data-zone="${zone.id}"]`), zone.id).not.toBeNull();
    for (const thing of scene.things) expect(find(thing.id), thing.id).not.toBeNull();
  });

  test("names things by their label, and says which can be picked", () => {
    const { getAllByRole } = render(Cloth, { scene, facts, eyes: 0, lit });
    const [id] = [...lit.keys()];
    const thing = scene.things.find((one) => one.id === id);
    const button = getAllByRole("button", { name: thing?.label ?? "" })[0];
    expect(button?.getAttribute("aria-describedby")).toBe("cloth-said-pickable");
    expect(button?.className).toContain("t-lit");
  });

  test("has one stop for the Tab key, at what can be picked", () => {
    render(Cloth, { scene, facts, eyes: 0, lit });
    const stops = [...document.querySelectorAll<HTMLElement>('[data-cloth] [tabindex="0"]')];
    expect(stops).toHaveLength(1);
    expect(lit.has(stops[0]?.dataset["focus"] ?? "")).toBe(true);
  });

  test("a click on a lit thing picks it, one on a card that cannot be used asks why, any other is a look", async () => {
    const [onpick, onwhy, onzoom] = [vi.fn(), vi.fn(), vi.fn()];
    render(Cloth, { scene, facts, eyes: 0, lit, onpick, onwhy, onzoom });
    const [picked] = [...lit.keys()].filter((id) => scene.things.some((thing) => thing.id === id));
    find(picked as string).click();
    expect(onpick).toHaveBeenCalledWith(picked);
    const unused = scene.things.find((thing) => thing.zone === "hand/0" && thing.when && !lit.has(thing.id));
    find(unused?.id as string).click();
    expect(onwhy).toHaveBeenCalledWith(unused?.id);
    find("plate/0").click();
    expect(onzoom).toHaveBeenCalledWith("plate/0");
    await tick();
  });

  test("a lit zone is a button, and what lies in it picks it", () => {
    const onpick = vi.fn();
    const zone = new Map([["territory/1/2", [{ pick: 1, label: "Attack", short: "", about: "", touches: ["territory/1/2"], clause: "" }]]]);
    const { getByRole } = render(Cloth, { scene, facts, eyes: 0, lit: zone, onpick });
    getByRole("button", { name: /^Territory III/ }).click();
    const inside = scene.things.find((thing) => thing.zone === "territory/1/2");
    find(inside?.id as string).click();
    expect(onpick.mock.calls).toEqual([["territory/1/2"], ["territory/1/2"]]);
  });

  test("cards that cannot be used say when they can", () => {
    render(Cloth, { scene, facts, eyes: 0, lit });
    const unused = scene.things.find((thing) => thing.zone === "hand/0" && thing.when && !lit.has(thing.id));
    expect(find(unused?.id as string).querySelector(".t-why")?.textContent).toBe(unused?.when);
  });

  test("nothing is greyed while nobody asks", () => {
    render(Cloth, { scene, facts, eyes: 0 });
    expect(document.querySelector(".t-off")).toBeNull();
  });

  test("a new scene is on the page in the same task", async () => {
    const { rerender } = render(Cloth, { scene, facts, eyes: 0, lit });
    const gone = scene.things.find((thing) => thing.zone === "hand/0");
    void rerender({ scene: { ...scene, things: scene.things.filter((thing) => thing !== gone) } });
    await Promise.resolve();
    await tick();
    expect(find(gone?.id as string)).toBeNull();
  });
});

test("ids under a place are told from the inside out", () => {
  document.body.innerHTML = '<div data-zone="z"><b data-thing="a"><i data-thing="b"></i></b></div>';
  expect(idsAt(document.querySelector("i"))).toEqual(["b", "a", "z"]);
  expect(idsAt(null)).toEqual([]);
});

test("a tile is reached through the piece that stands on it, but only on a board", () => {
  document.body.innerHTML =
    '<svg class="t-map"><g data-thing="tile"><path id="p" /></g><g data-thing="piece"><circle id="c" /></g></svg><p data-thing="card"><b id="b"></b></p>';
  const [path, circle, card] = ["p", "c", "b"].map((id) => document.getElementById(id)!);
  expect(idsThrough(circle!, () => [circle!, path!, card!])).toEqual(["piece", "tile"]);
  expect(idsThrough(card!, () => [card!, path!])).toEqual(["card"]);
});

test("a thing shown large opens its numbers", () => {
  const thing = scene.things.find((one) => one.face?.sockets?.length);
  const { getByRole, getByText } = render(ZoomCard, { thing: thing as Scene["things"][number], facts });
  expect(getByRole("article").getAttribute("aria-label")).toBe(thing?.label);
  expect(getByText("base power")).toBeTruthy();
});
