import { expect, it } from "vitest";
import english from "../../src/lib/words/en";

const sources = import.meta.glob<string>(["../../src/{rules,replay,text}/*.{ts,svelte}", "../../src/pages/{Replay,Rules,Text}Page.svelte"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Ids of elements that look like ids of words. */
const ELEMENTS = new Set(["rules-sheet", "text-question", "text-answer"]);
const MADE_UP = ["text-stage-done", "text-stage-now", "text-stage-next"]; // by the state of a step

const text = Object.entries(english).find(([path]) => path.endsWith("/after.ftl"))?.[1] ?? "";
const known = new Set([...text.matchAll(/^([a-z][a-z-]*) =/gm)].map((found) => found[1] ?? ""));
const asked = new Set(Object.values(sources).join("\n").match(/(?<=["`])(?:rules|replay|text)-[a-z]+(?:-[a-z]+)*(?=["`])/g) ?? []);

it("every word that replay, rules and text table ask for is there", () => {
  expect([...asked].filter((id) => !known.has(id) && !ELEMENTS.has(id))).toEqual([]);
});

it("every word that is there is asked for", () => {
  expect([...known].filter((id) => !asked.has(id) && !MADE_UP.includes(id))).toEqual([]);
});
