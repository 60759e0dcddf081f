import { describe, expect, it } from "vitest";
import { framed, marked, plainText, queryWords } from "../../src/rules/html";
import { anchorOf, hitsBySection, indexOf, search, turned } from "../../src/rules/search";
import { book } from "./book";

const index = indexOf(book);
const clauses = (query: string): string[] => search(index, query).map((hit) => hit.clause);

describe("searching the rules", () => {
  it("finds parts that hold all the words, in any order and in any place", () => {
    expect(clauses("find delver")).toEqual(["BA-4.1", "BA-5.1"]);
    expect(clauses("FIND skull")).toEqual(["BA-5.1"]);
  });

  it("finds nothing for a word that no part holds, nor for an empty query", () => {
    expect(clauses("find dragon")).toEqual([]);
    expect(clauses("   ")).toEqual([]);
  });

  it("finds a clause by its number alone, and not those that mention it", () => {
    expect(clauses("ba-5.1")).toEqual(["BA-5.1"]);
    expect(clauses("5.1")).toEqual(["BA-5.1"]);
  });

  it("reads words through tags, entities and curly apostrophes", () => {
    expect(clauses("inside delves for")).toEqual(["BA-4.1"]);
    expect(clauses("delver & dog")).toEqual(["BA-5.1"]);
    expect(clauses("seats' order")).toEqual(["BA-5.1"]);
  });

  it("finds tables and what stands between clauses", () => {
    expect(search(index, "torc")).toMatchObject([{ section: 2, part: 1, clause: "" }]);
    expect(search(index, "two to four")).toMatchObject([{ section: 0, part: 0 }]);
  });

  it("counts hits by section", () => {
    expect([...hitsBySection(search(index, "find"))]).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it("goes round the ends from hit to hit", () => {
    expect(turned(-1, 3, 1)).toBe(0);
    expect(turned(-1, 3, -1)).toBe(2);
    expect(turned(2, 3, 1)).toBe(0);
    expect(turned(0, 3, -1)).toBe(2);
    expect(turned(0, 0, 1)).toBe(-1);
  });
});

describe("marking found words", () => {
  it("marks every place and leaves tags alone", () => {
    expect(marked("<p>One emerald, <em>emery</em> one</p>", ["em"])).toBe(
      "<p>One <mark>em</mark>erald, <em><mark>em</mark>ery</em> one</p>",
    );
  });

  it("splits a mark that runs across a tag", () => {
    expect(marked("<p>cave<b>-in</b></p>", ["cave-in"])).toBe("<p><mark>cave</mark><b><mark>-in</mark></b></p>");
  });

  it("joins words that overlap, and keeps entities whole", () => {
    expect(marked("a &amp; b", ["a &", "& b"])).toBe("<mark>a &amp; b</mark>");
  });

  it("does not join words of two paragraphs", () => {
    expect(marked("<p>ab</p><p>cd</p>", ["bc"])).toBe("<p>ab</p><p>cd</p>");
  });

  it("marks nothing without words", () => {
    expect(marked("<p>x</p>", [])).toBe("<p>x</p>");
  });

  it("finds accented letters by plain ones, and the other way round", () => {
    expect(marked("Élan élan", queryWords("elan"))).toBe("<mark>Élan</mark> <mark>élan</mark>");
    expect(queryWords("Élan  ÉLAN x")).toEqual(["elan", "x"]);
  });

  it("reads Korean and Japanese letter by letter", () => {
    expect(marked("<p>용이 불을 뿜는다</p>", queryWords("불을"))).toBe("<p>용이 <mark>불을</mark> 뿜는다</p>");
  });
});

it("plain text keeps words of neighbouring blocks apart", () => {
  expect(plainText("<p>one</p><ul><li>two</li><li>three &lt;4</li></ul>")).toBe("one two three <4");
});

it("tables scroll in a frame with a name", () => {
  expect(framed("<p>x</p><table><tr></tr></table>", 'a "b"', "ko")).toBe(
    '<p>x</p><div class="wide" role="group" tabindex="0" aria-label="a &#34;b&#34;" lang="ko"><table lang="en"><tr></tr></table></div>',
  );
});

it("a clause's anchor is its id", () => {
  expect(anchorOf("AT-7.5")).toBe("AT-7.5");
  expect(anchorOf("a b")).toBe("a-b");
});
