import { beforeEach, expect, test, vi } from "vitest";

import * as held from "../src/lib/held";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: 1000 });
});

test("seats of a table are kept with their tokens, and more may be added", () => {
  held.hold("one", [{ seat: 0, token: "a" }], "invitation");
  held.hold("one", [{ seat: 2, token: "c" }]);
  expect(held.seats("one")).toEqual([{ seat: 0, token: "a" }, { seat: 2, token: "c" }]);
  expect(held.tokens("one")).toEqual(["a", "c"]);
  expect(held.invitation("one")).toBe("invitation");
});

test("the table last seen comes first", () => {
  held.hold("one", [{ seat: 0, token: "a" }]);
  vi.setSystemTime(2000);
  held.remember("two");
  expect(held.tables()).toEqual([{ table: "two", tokens: [] }, { table: "one", tokens: ["a"] }]);
  vi.setSystemTime(3000);
  held.remember("one");
  expect(held.tables().map((one) => one.table)).toEqual(["one", "two"]);
});

test("a lost seat is dropped, a forgotten table is gone", () => {
  held.hold("one", [{ seat: 0, token: "a" }, { seat: 1, token: "b" }]);
  held.drop("one", 0);
  expect(held.tokens("one")).toEqual(["b"]);
  held.forget("one");
  expect(held.tables()).toEqual([]);
  expect(held.tokens("one")).toEqual([]);
});

test("no more tables are kept than the server tells about", () => {
  for (let i = 0; i < 130; i++) {
    vi.setSystemTime(1000 + i);
    held.remember(`table-${i}`);
  }
  const kept = held.tables().map((one) => one.table);
  expect(kept).toHaveLength(100);
  expect(kept[0]).toBe("table-129");
});

test("strange words in the storage count as nothing", () => {
  localStorage.setItem("monoceros.tables", "{not json");
  localStorage.setItem("monoceros.profile", '{"colour":"Z"}');
  expect(held.tables()).toEqual([]);
  expect(held.profile()).toEqual({ name: "", colour: "A" });
});

test("the profile is kept, its name no longer than the server takes", () => {
  held.saveProfile({ name: `  ${"x".repeat(40)}  `, colour: "C" });
  expect(held.profile()).toEqual({ name: "x".repeat(24), colour: "C" });
});
