/** The page's own words, from the Fluent files in locales/. English is always there; the others come when wanted. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Language } from "./settings.svelte";
import english from "./words/en";

export type Arguments = Record<string, FluentVariable>;

const FILES: Record<Language, () => Promise<Record<string, string>>> = {
  en: () => Promise.resolve(english),
  ko: async () => (await import("./words/ko")).default,
  ja: async () => (await import("./words/ja")).default,
};

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ko: "한국어", ja: "日本語" };

function bundle(language: Language, files: Record<string, string>): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    for (const error of made.addResource(new FluentResource(text))) console.error(path, error.message);
  }
  return made;
}

const fallback = bundle("en", english);
let bundles = $state.raw<FluentBundle[]>([fallback]);

/** Fetches the words of the language that is spoken; English stands in if they cannot be had. */
export async function loadWords(): Promise<void> {
  const language = settings.speaks;
  if (language === "en") {
    bundles = [fallback];
    return;
  }
  try {
    const files = await FILES[language]();
    if (settings.speaks === language) bundles = [bundle(language, files), fallback];
  } catch {
    bundles = [fallback];
  }
}

/** The words for `id`, with its arguments put in. Reads reactively: another language redraws what called it. */
export function t(id: string, args?: Arguments): string {
  for (const one of bundles) {
    const message = one.getMessage(id);
    if (message?.value) {
      const errors: Error[] = [];
      const text = one.formatPattern(message.value, args ?? null, errors);
      for (const error of errors) console.error(id, error.message);
      return text;
    }
  }
  console.error(`there are no words for "${id}"`);
  return id;
}
