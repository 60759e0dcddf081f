import { describe, expect, it } from "vitest";

import { answerOf, isForFocus, keysFor } from "../../src/play/keys";
import { option } from "./fake";

const labels = (...words: string[]) => words.map((word) => option(word));

describe("keys of answers", () => {
  it("are numbers, and the first letter for the harmless one", () => {
    expect(keysFor(labels("Pass", "Trolls", "Dragons"), 0)).toEqual(["p", "1", "2"]);
  });

  it("are numbers only when nothing is harmless", () => {
    expect(keysFor(labels("Burn", "Keep"), -1)).toEqual(["1", "2"]);
  });

  it("after nine are letters of the answer that are still free, and never Z", () => {
    const keys = keysFor(labels("Done", "a", "b", "c", "d", "e", "f", "g", "h", "i", "Zone", "Nest", "Do"), 0);
    expect(keys.slice(0, 2)).toEqual(["d", "1"]);
    expect(keys[9]).toBe("9");
    expect(keys.slice(10)).toEqual(["o", "n", ""]);
  });

  it("prefer the short label's letters", () => {
    expect(keysFor([{ ...option("End the battle phase"), short: "Stop" }], 0)).toEqual(["s"]);
  });

  it("are left out for a label without a Latin letter", () => {
    expect(keysFor(labels("통과"), 0)).toEqual([""]);
  });

  it("lead to their answers; the space bar to the harmless one", () => {
    const keys = ["p", "1", "2"];
    expect(answerOf("2", keys, 0)).toBe(2);
    expect(answerOf("P", keys, 0)).toBe(0);
    expect(answerOf(" ", keys, 0)).toBe(0);
    expect(answerOf(" ", keys, -1)).toBe(-1);
    expect(answerOf("x", keys, 0)).toBe(-1);
  });
});

describe("a key press belongs to the focus", () => {
  function pressed(html: string, key: string): boolean {
    document.body.innerHTML = html;
    let result: boolean | null = null;
    const listen = (event: KeyboardEvent): void => void (result = isForFocus(event));
    addEventListener("keydown", listen);
    document.body.firstElementChild?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    removeEventListener("keydown", listen);
    if (result === null) throw new Error("the key was not heard");
    return result;
  }

  it("in a text field, whatever the key", () => {
    expect(pressed("<input>", "1")).toBe(true);
    expect(pressed("<textarea></textarea>", "p")).toBe(true);
  });

  it("on a button only if it presses it", () => {
    expect(pressed("<button>Go</button>", " ")).toBe(true);
    expect(pressed("<button>Go</button>", "1")).toBe(false);
  });

  it("nowhere else", () => {
    expect(pressed("<p>Words</p>", " ")).toBe(false);
  });
});
