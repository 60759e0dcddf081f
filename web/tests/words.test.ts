import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test, vi } from "vitest";

import { loadWords, t } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";
import english from "../src/lib/words/en";
import japanese from "../src/lib/words/ja";
import korean from "../src/lib/words/ko";

/** Ids of a file with the arguments that each names. */
function told(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(/^(?=[a-zA-Z][\w-]* *=)/m)) {
    const id = /^([a-zA-Z][\w-]*) *=/.exec(part)?.[1];
    if (id) found.set(id, [...new Set([...part.matchAll(/\$([\w-]+)/g)].map((match) => match[1]))].sort().join(" "));
  }
  return found;
}

const area = (path: string): string => path.split("/").at(-1) ?? "";
const others = { ko: korean, ja: japanese };

describe.each(Object.entries(english).map(([path, text]) => [area(path), text] as const))("%s", (file, text) => {
  test.each(Object.entries(others))("says the same ids in %s", (language, files) => {
    const other = Object.entries(files).find(([path]) => area(path) === file)?.[1];
    expect(other, `locales/${language}/${file} is missing`).toBeDefined();
    const here = told(text);
    const there = told(other ?? "");
    expect([...there.keys()].sort()).toEqual([...here.keys()].sort());
    const strange = [...there].filter(([id, names]) => names.split(" ").some((name) => name && !here.get(id)?.split(" ").includes(name)));
    expect(strange, "arguments that English does not have").toEqual([]);
  });

  test.each(Object.entries({ en: english, ...others }))("can be read in %s", (language, files) => {
    const source = Object.entries(files).find(([path]) => area(path) === file)?.[1] ?? "";
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    for (const id of told(source).keys()) expect(bundle.getMessage(id)?.value, id).toBeTruthy();
  });
});

describe("t", () => {
  afterEach(async () => {
    settings.language = "en";
    await loadWords();
  });

  test("puts arguments in and counts", () => {
    settings.language = "en";
    expect(t("players-range", { least: 2, most: 4 })).toBe("2–4 players");
    expect(t("options-changed", { count: 1 })).toBe("one changed");
    expect(t("options-changed", { count: 3 })).toBe("3 changed");
  });

  test("speaks another language once its words are there", async () => {
    settings.language = "ko";
    await loadWords();
    expect(t("settings-title")).toBe("설정");
    expect(document.documentElement.lang).toBe("ko");
  });

  test("gives back the id, and complains, where there are no words", () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(t("no-such-words")).toBe("no-such-words");
    expect(complain).toHaveBeenCalledOnce();
    complain.mockRestore();
  });
});
