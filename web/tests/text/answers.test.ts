import { describe, expect, it } from "vitest";
import { possible, understand, type Commands } from "../../src/text/answers";
import { question, scene } from "./scene";

const commands: Commands = { why: ["why", "why not", "왜"], undo: ["undo", "take back"] };
const said = (typed: string) => understand(typed, [question], scene, commands);
const picked = (typed: string) => {
  const meant = said(typed);
  return meant.kind === "pick" ? meant.option.label : meant.kind;
};

describe("typed answers", () => {
  it("may be a whole label or its short form, in any case", () => {
    expect(picked("play torc")).toBe("Play Torc");
    expect(picked("  PASS ")).toBe("Pass");
    expect(picked("Pass.")).toBe("Pass");
  });

  it("may be a beginning that fits one answer", () => {
    expect(picked("pl")).toBe("Play Torc");
    expect(picked("attack territory iii")).toBe("Attack territory III with territory I");
  });

  it("may be beginnings of words in their order", () => {
    expect(picked("att iii")).toBe("Attack territory III with territory I");
  });

  it("may be words from the middle", () => {
    expect(picked("torc")).toBe("Play Torc");
  });

  it("ask back where several are meant", () => {
    expect(said("attack")).toEqual({
      kind: "many",
      labels: ["Attack territory II with territory I", "Attack territory III with territory I"],
    });
  });

  it("may be the answer's key, but an answer that is a number means itself", () => {
    expect(picked("1")).toBe("Attack territory II with territory I");
    expect(picked("3")).toBe("Play Torc");
    expect(picked("2")).toBe("2");
    expect(picked("p")).toBe("Pass");
  });

  it("are not guessed", () => {
    expect(said("retreat").kind).toBe("none");
    expect(said("").kind).toBe("none");
  });

  it("may take back", () => {
    expect(said("Undo")).toEqual({ kind: "undo" });
    expect(said("take back")).toEqual({ kind: "undo" });
  });
});

describe("asking why", () => {
  it("names the clause of the question", () => {
    expect(said("why?")).toEqual({ kind: "why", subject: question.prompt, when: question.why, clause: "BA-4.1" });
  });

  it("names the clause of an answer, with what is said of it", () => {
    expect(said("why play torc")).toEqual({ kind: "why", subject: "Play Torc", when: "Worth 3.", clause: "BA-4.2" });
  });

  it("says of a thing when it can be used", () => {
    expect(said("why not skull")).toEqual({ kind: "why", subject: "Skull", when: "only at night", clause: "BA-5.1" });
  });

  it("falls back to the question's clause for things and zones without one of their own", () => {
    expect(said("why tent")).toMatchObject({ kind: "why", subject: "Tent", clause: "BA-4.1" });
    expect(said("why camp")).toMatchObject({ kind: "why", subject: "Camp", when: "under attack" });
  });

  it("understands a command that comes last, as in Korean", () => {
    expect(understand("Skull 왜", [question], scene, commands)).toMatchObject({ kind: "why", subject: "Skull" });
  });

  it("finds nothing for what is not on the table", () => {
    expect(said("why dragon")).toEqual({ kind: "none" });
    expect(understand("why", [], null, commands)).toEqual({ kind: "none" });
  });
});

describe("a long list of answers", () => {
  it("shrinks to those that may still be meant", () => {
    expect(possible("att", question).map((option) => option.label)).toHaveLength(2);
    expect(possible("zzz", question)).toEqual([]);
    expect(possible(" ", question)).toBe(question.options);
  });
});
