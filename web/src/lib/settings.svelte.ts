/** The person's wishes: theme, language, sound, motion, text table. Kept in this browser and applied at once. */
import { read, write } from "./kept";

export type Theme = "auto" | "dark" | "light";
export type Language = "en" | "ko" | "ja";
export type Motion = "auto" | "reduced";

export const LANGUAGES: readonly Language[] = ["en", "ko", "ja"];

interface Wishes {
  theme: Theme;
  language: Language | "auto";
  sound: boolean;
  motion: Motion;
  textTable: boolean;
}

const DEFAULTS: Wishes = { theme: "auto", language: "auto", sound: false, motion: "auto", textTable: false };

function systemLanguage(): Language {
  for (const wish of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Settings {
  #wishes = $state<Wishes>({ ...DEFAULTS, ...read<Partial<Wishes>>("settings", {}) });
  #systemLight = $state(false);
  #systemStill = $state(false);

  constructor() {
    this.#watch("(prefers-color-scheme: light)", (on) => (this.#systemLight = on));
    this.#watch("(prefers-reduced-motion: reduce)", (on) => (this.#systemStill = on));
  }

  #watch(query: string, tell: (on: boolean) => void): void {
    if (typeof matchMedia !== "function") return;
    const list = matchMedia(query);
    tell(list.matches);
    list.addEventListener("change", (event) => {
      tell(event.matches);
      this.apply();
    });
  }

  #set<K extends keyof Wishes>(key: K, value: Wishes[K]): void {
    this.#wishes[key] = value;
    write("settings", $state.snapshot(this.#wishes));
    this.apply();
  }

  get theme(): Theme {
    return this.#wishes.theme;
  }
  set theme(value: Theme) {
    this.#set("theme", value);
  }

  get language(): Language | "auto" {
    return this.#wishes.language;
  }
  set language(value: Language | "auto") {
    this.#set("language", value);
  }

  get sound(): boolean {
    return this.#wishes.sound;
  }
  set sound(value: boolean) {
    this.#set("sound", value);
  }

  get motion(): Motion {
    return this.#wishes.motion;
  }
  set motion(value: Motion) {
    this.#set("motion", value);
  }

  /** Open tables as words rather than as a cloth. */
  get textTable(): boolean {
    return this.#wishes.textTable;
  }
  set textTable(value: boolean) {
    this.#set("textTable", value);
  }

  /** The theme that is on the screen. */
  get shade(): "dark" | "light" {
    if (this.#wishes.theme !== "auto") return this.#wishes.theme;
    return this.#systemLight ? "light" : "dark";
  }

  /** The language that is spoken. */
  get speaks(): Language {
    return this.#wishes.language === "auto" ? systemLanguage() : this.#wishes.language;
  }

  /** Nothing shall travel: by the system's wish, or by the person's. */
  get still(): boolean {
    return this.#wishes.motion === "reduced" || this.#systemStill;
  }

  /** Puts the wishes on the root, where the style sheets read them. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.shade;
    root.dataset.motion = this.still ? "reduced" : "full";
    root.lang = this.speaks;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", this.shade === "light" ? "#c9ab7d" : "#15100c");
  }
}

export const settings = new Settings();
