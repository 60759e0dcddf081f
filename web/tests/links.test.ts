import { describe, expect, test } from "vitest";

import { readLink, tablePath } from "../src/lib/links";
import { routeOf } from "../src/lib/router.svelte";

const here = "https://table.example";

describe("a pasted link", () => {
  test("with an invitation leads to the chairs", () => {
    const pasted = readLink(` ${here}/t/red-fox-7#join=abc_DEF-1 `, here);
    expect(pasted).toEqual({ is: "table", link: { table: "red-fox-7", invitation: "abc_DEF-1" } });
    expect(pasted.is === "table" && tablePath(pasted.link)).toBe("/t/red-fox-7#join=abc_DEF-1");
  });

  test("may be a path or the bare name of a table", () => {
    expect(readLink("/t/red-fox-7", here)).toEqual({ is: "table", link: { table: "red-fox-7", invitation: "" } });
    expect(readLink("red-fox-7", here)).toEqual({ is: "table", link: { table: "red-fox-7", invitation: "" } });
  });

  test("may be the address of the text table or of a replay", () => {
    expect(readLink(`${here}/t/red-fox-7/text`, here)).toMatchObject({ is: "table", link: { table: "red-fox-7" } });
    expect(readLink(`${here}/t/red-fox-7/replay?move=3`, here)).toMatchObject({ is: "table", link: { table: "red-fox-7" } });
  });

  test("to another server is told, not followed", () => {
    expect(readLink("https://elsewhere.example/t/red-fox-7", here)).toEqual({
      is: "elsewhere",
      address: "https://elsewhere.example/t/red-fox-7",
    });
  });

  test("that is none is nothing", () => {
    for (const text of ["", "a b", `${here}/settings`, "javascript:alert(1)//t/abcd", "ftp://table.example/t/abcd"]) {
      expect(readLink(text, here)).toEqual({ is: "nothing" });
    }
  });
});

describe("an address of the page", () => {
  const page = (path: string): string => {
    const { page, id } = routeOf(new URL(path, here));
    return `${page} ${id}`.trim();
  };

  test("names a page and what it is about", () => {
    expect(["/", "/new/tower", "/t/abcd", "/t/abcd/text", "/t/abcd/replay", "/rules/tower", "/settings", "/credits"].map(page)).toEqual([
      "home", "setup tower", "table abcd", "text abcd", "replay abcd", "rules tower", "settings", "credits",
    ]);
  });

  test("may end in a slash, and may be wrong", () => {
    expect(page("/t/abcd/")).toBe("table abcd");
    expect(page("/t/abcd/else")).toBe("missing");
    expect(page("/t/%E0%A4%A")).toBe("table %E0%A4%A");
  });

  test("keeps its query and its hash", () => {
    const route = routeOf(new URL("/t/abcd/replay?move=12&eyes=1#end", here));
    expect([route.query.get("move"), route.query.get("eyes"), route.hash]).toEqual(["12", "1", "end"]);
  });
});
