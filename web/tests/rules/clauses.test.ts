import { beforeEach, expect, it, vi } from "vitest";
import { api } from "../../src/lib/api";
import { clauseOf, clauseText, findClause, rulesOf } from "../../src/rules/clauses";
import { book } from "./book";

beforeEach(() => vi.restoreAllMocks());

it("asks for a book once, also when two want it together", async () => {
  const fetched = vi.spyOn(api, "rules").mockResolvedValue(book);
  const [one, two] = await Promise.all([rulesOf("barrow-1"), rulesOf("barrow-1")]);
  await rulesOf("barrow-1");
  expect(one).toBe(two);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("asks again after a failure", async () => {
  const fetched = vi.spyOn(api, "rules").mockRejectedValueOnce(new Error("offline")).mockResolvedValue(book);
  await expect(rulesOf("barrow-2")).rejects.toThrow("offline");
  expect((await rulesOf("barrow-2")).title).toBe(book.title);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("gives the words of a clause, its section and its HTML", async () => {
  vi.spyOn(api, "rules").mockResolvedValue(book);
  expect(await clauseText("barrow-3", "BA-4.2")).toBe("Take a find; its words happen at once (BA-5.1).");
  expect(await clauseOf("barrow-3", "ba-5.1")).toMatchObject({ id: "BA-5.1", section: "5. The cave-in" });
});

it("says nothing for a clause that the book has not, nor for no clause", async () => {
  vi.spyOn(api, "rules").mockResolvedValue(book);
  expect(await clauseText("barrow-4", "BA-9.9")).toBe("");
  expect(findClause(book, "")).toBeNull();
});
