import { expect, test } from "vitest";
import shell from "virtual:shell-icons";

import { ICON_AUTHORS } from "../src/lib/credits";

const contents = import.meta.glob<string>("../../src/monoceros/games/**/*.toml", { eager: true, query: "?raw", import: "default" });
const boxes = import.meta.glob<string>("../../src/monoceros/games/*/box.svg", { eager: true, query: "?raw", import: "default" });
const parts = import.meta.glob<string>("../src/**/*.svelte", { eager: true, query: "?raw", import: "default" });

const credited = new Set(Object.values(ICON_AUTHORS).flatMap((names) => names.split(" ")));

function named(texts: Record<string, string>, pattern: RegExp): string[] {
  return [...new Set(Object.values(texts).flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? "")))].sort();
}

function without(names: string[]): string[] {
  return names.filter((name) => !credited.has(name));
}

test("whoever drew an icon of the shell is named", () => {
  expect(without(Object.keys(shell))).toEqual([]);
  expect(without(named(parts, /<Icon [^>]*name="([a-z0-9-]+)"/g))).toEqual([]);
});

test("whoever drew an icon of a game is named", () => {
  const icons = named(contents, /icon\s*=\s*"([a-z0-9-]+)"/g);
  expect(icons.length).toBeGreaterThan(20);
  expect(without(icons)).toEqual([]);
  expect(without(named(boxes, /<symbol id="([a-z0-9-]+)"/g))).toEqual([]);
});

test("nobody is named for the same icon twice", () => {
  const all = Object.values(ICON_AUTHORS).flatMap((names) => names.split(" "));
  expect(all.length).toBe(new Set(all).size);
});
