import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { loadWords, t } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import { passages, plainly, told } from "../src/lib/tongue";
import Own from "../src/parts/Own.svelte";
import Told from "../src/parts/Told.svelte";
import ItemList from "../src/text/ItemList.svelte";

const languages = (element: Element): string[] => [...element.querySelectorAll("[lang]")].map((each) => `${each.getAttribute("lang")}: ${each.textContent}`);

describe("a sentence in passages", () => {
  it("tells a game's words from the page's", () => {
    expect(passages(`고른 것: ${told("The Well")}.`)).toEqual([
      { words: "고른 것: ", games: false },
      { words: "The Well", games: true },
      { words: ".", games: false },
    ]);
  });

  it("is one passage where nothing of a game stands in it", () => {
    expect(passages("그만")).toEqual([{ words: "그만", games: false }]);
    expect(passages("")).toEqual([]);
  });

  it("keeps what a game said within what it said, and survives a bracket too many", () => {
    expect(passages(told(`a ${told("b")} c`)).every((passage) => passage.games)).toBe(true);
    expect(passages("a\u2069b").map((passage) => passage.games)).toEqual([false, false]);
  });

  it("has no brackets in an attribute, and nothing is told of no words", () => {
    expect(plainly(`: ${told("The Well")}`)).toBe(": The Well");
    expect(told("")).toBe("");
  });
});

describe("on a Korean page", () => {
  beforeEach(async () => {
    settings.language = "ko";
    await loadWords();
  });
  afterEach(async () => {
    settings.language = "en";
    await loadWords();
  });

  it("a game's words within a sentence say that they are English", () => {
    const { container } = render(Told, { words: t("play-chosen", { things: told("The Well") }) });
    expect(languages(container)).toEqual(["en: The Well"]);
    expect(container.textContent).toBe("고른 것: The Well.");
  });

  it("the page's words amid a game's say that they are Korean", () => {
    const { container } = render(Own, { words: t("cloth-pile", { name: told("Deck"), count: 3 }) });
    expect(languages(container)[0]).toMatch(/^ko: Deck: /);
    expect(languages(container)[1]).toBe("en: Deck");
  });

  it("a list of things says it for each of them, and not for what the page says of them", () => {
    const item = { id: "a", words: "Skull", times: 2, pickable: true, fresh: false, when: "only at night", clause: "", sums: [], on: [] };
    const { container } = render(ItemList, { items: [item], onclause: () => {} });
    expect(languages(container)).toEqual(["en: Skull", "en: only at night"]);
    expect(container.textContent).toContain(t("text-pickable"));
  });

  it("a change of language marks what stands there already", () => {
    settings.language = "en";
    const { container } = render(Told, { words: told("Skull") });
    expect(languages(container)).toEqual([]);
    settings.language = "ja";
    flushSync();
    expect(languages(container)).toEqual(["en: Skull"]);
  });
});
