import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { api, ApiProblem } from "../src/lib/api";
import * as held from "../src/lib/held";
import { listen, router, routeOf } from "../src/lib/router.svelte";
import Home from "../src/pages/Home.svelte";
import Join from "../src/pages/Join.svelte";
import Setup from "../src/pages/Setup.svelte";
import type { TableCard } from "../src/wire";
import { box } from "./boxes";

const calls: { path: string; body: unknown; headers: Headers }[] = [];
let answers: Record<string, unknown>;
let statuses: Record<string, number>;

beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
  statuses = {};
  answers = { "/api/games": [box(), box({ name: "later", title: "Later", playable: false })], "/api/mine": [] };
  document.cookie = "csrftoken=good";
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    const path = address.split("?")[0] ?? "";
    calls.push({ path, body: init.body ? JSON.parse(String(init.body)) : null, headers: new Headers(init.headers) });
    return Promise.resolve(new Response(JSON.stringify(answers[path] ?? {}), { status: statuses[path] ?? 200 }));
  });
  vi.stubGlobal("scrollTo", () => {});
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

const at = (path: string) => ({ route: routeOf(new URL(path, location.origin)) });
const sent = (path: string) => calls.find((call) => call.path === path)?.body;

const pages = { Home, Setup, Join };

function show(name: keyof typeof pages, path: string): void {
  render(pages[name], at(path));
}

function card(change: Partial<TableCard>): TableCard {
  const seats: TableCard["seats"] = [
    { seat: 0, name: "Anna", colour: "A", kind: "person", bot: "", present: true, yours: true },
    { seat: 1, name: "Maro", colour: "B", kind: "person", bot: "", present: true, yours: false },
  ];
  return { id: "t-1", game: "barrow", title: "The Barrow", state: "playing", your_turn: false, words: "Maro is on turn", heading: "", seats, ...change };
}

test("home has a box to play for each game, and a ribbon on what is not ready", async () => {
  show("Home", "/");
  expect(await screen.findByRole("link", { name: "Play The Barrow" })).toHaveProperty("pathname", "/new/barrow");
  expect(screen.queryByRole("link", { name: "Play Later" })).toBeNull();
  expect(screen.getAllByText("not on the table yet").length).toBeGreaterThan(0);
  expect(await screen.findByText("No tables yet")).toBeTruthy();
});

test("home tells where you are asked first, and forgets what is taken off the list", async () => {
  held.hold("t-1", [{ seat: 0, token: "x".repeat(30) }]);
  held.hold("t-2", [{ seat: 0, token: "y".repeat(30) }]);
  answers["/api/mine"] = [card({ id: "t-1", title: "Older" }), card({ id: "t-2", title: "Mine", your_turn: true })];
  show("Home", "/");
  expect(await screen.findByText("Your turn")).toBeTruthy();
  expect(screen.getAllByText(/^(Older|Mine)$/).map((found) => found.textContent)).toEqual(["Mine", "Older"]);
  await fireEvent.click(screen.getByRole("button", { name: "Remove Older from this list" }));
  expect(screen.queryByText("Older")).toBeNull();
  expect(held.tables().map((one) => one.table)).toEqual(["t-2"]);
});

test("home leads over games to their replay and unseated ones to watching", async () => {
  held.remember("t-1");
  held.remember("t-2");
  answers["/api/mine"] = [card({ id: "t-1", title: "Done", state: "over" }), card({ id: "t-2", title: "Theirs" })];
  show("Home", "/");
  expect(await screen.findByRole("link", { name: "Replay Done" })).toHaveProperty("pathname", "/t/t-1/replay");
  expect(screen.getByRole("link", { name: "Watch Theirs" })).toHaveProperty("pathname", "/t/t-2");
});

test("home says what is wrong with a pasted link", async () => {
  show("Home", "/");
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  expect(await screen.findByText("Paste the link of a table first.")).toBeTruthy();
  await fireEvent.input(screen.getByRole("textbox", { name: "Paste a table link" }), { target: { value: "red-fox" } });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  expect(await screen.findByText(/carries no invitation/)).toBeTruthy();
});

test("home says so when the server is away, and tries again", async () => {
  vi.spyOn(api, "games").mockRejectedValueOnce(new ApiProblem("offline", "No line."));
  show("Home", "/");
  expect(await screen.findByText("No line.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "The Barrow" })).toBeTruthy();
});

test("two clicks from the set-up's address: me against a knight, seats kept, on to the table", async () => {
  answers["/api/tables"] = { table: "t-9", held: [{ seat: 0, token: "k".repeat(30) }], invitation: "i".repeat(30) };
  held.saveProfile({ name: "Anna", colour: "C" });
  show("Setup", "/new/barrow");
  await fireEvent.click(await screen.findByRole("button", { name: "Open the table" }));
  await waitFor(() => expect(location.pathname).toBe("/t/t-9"));
  expect(sent("/api/tables")).toMatchObject({ game: "barrow", seats: [{ who: "me", name: "Anna", colour: "C" }, { who: "bot", bot: "knight" }] });
  expect(held.tokens("t-9")).toEqual(["k".repeat(30)]);
  expect(held.invitation("t-9")).toBe("i".repeat(30));
});

test("set-up says in words what several people at one device mean, and that defaults were left", async () => {
  show("Setup", "/new/barrow");
  expect(await screen.findByText("all at their defaults")).toBeTruthy();
  await fireEvent.click(screen.getAllByRole("radio", { name: "Me" })[1]!);
  expect(screen.getByText(/2 people play on this device/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("switch", { name: "Long night" }));
  expect(screen.getByText("one changed")).toBeTruthy();
});

test("set-up changes places by the arrow keys and says so", async () => {
  answers["/api/tables"] = { table: "t-9", held: [], invitation: "" };
  show("Setup", "/new/barrow");
  const grip = await screen.findByRole("button", { name: /^You, place 1/ });
  await fireEvent.keyDown(grip, { key: "ArrowDown" });
  expect(screen.getByText("Now at place 2 of 4")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() => expect(sent("/api/tables")).toMatchObject({ seats: [{ who: "bot" }, { who: "me" }] }));
});

test("set-up shows the server's words about a bad pack and stays", async () => {
  history.replaceState(null, "", "/new/barrow");
  answers["/api/tables"] = { code: "bad_pack", words: "Row 3 of the pack has no name." };
  statuses["/api/tables"] = 400;
  show("Setup", "/new/barrow");
  await fireEvent.click(await screen.findByRole("button", { name: "Open the table" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Row 3 of the pack has no name.");
  expect(location.pathname).toBe("/new/barrow");
});

test("a box that is not ready cannot be set up", async () => {
  show("Setup", "/new/later");
  expect(await screen.findByText("Later is not on the table yet.")).toBeTruthy();
});

test("a friend sits down with name and colour, and the colour of somebody else is not offered", async () => {
  answers["/api/tables/t-5"] = {
    id: "t-5", title: "The Barrow", state: "gathering",
    seats: [
      { seat: 0, name: "Maro", colour: "A", kind: "person", bot: "", present: true, yours: false },
      { seat: 1, name: "", colour: "B", kind: "open", bot: "", present: false, yours: false },
    ],
  };
  answers["/api/tables/t-5/join"] = { seat: 1, token: "s".repeat(30) };
  show("Join", "/t/t-5#join=invited");
  expect(await screen.findByText("a free chair")).toBeTruthy();
  expect(screen.queryByRole("radio", { name: "Azure, roundel" })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  expect(screen.getByRole("alert").textContent).toBe("Say what you are called.");
  await fireEvent.input(screen.getByRole("textbox", { name: "Your name" }), { target: { value: "Ilse" } });
  await fireEvent.click(screen.getByRole("radio", { name: "Dusk, square" }));
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  await waitFor(() => expect(location.pathname + location.hash).toBe("/t/t-5"));
  expect(sent("/api/tables/t-5/join")).toEqual({ invitation: "invited", name: "Ilse", colour: "D", seat: null });
  expect(held.seats("t-5")).toEqual([{ seat: 1, token: "s".repeat(30) }]);
  expect(held.profile()).toEqual({ name: "Ilse", colour: "D" });
});

test("a refusal that brings a new cookie is tried once more", async () => {
  let tries = 0;
  vi.stubGlobal("fetch", (_address: string, init: RequestInit = {}) => {
    tries++;
    const good = new Headers(init.headers).get("x-csrftoken") === "fresh";
    document.cookie = "csrftoken=fresh";
    return Promise.resolve(new Response(JSON.stringify(good ? [] : { code: "csrf", words: "No." }), { status: good ? 200 : 403 }));
  });
  expect(await api.mine([])).toEqual([]);
  expect(tries).toBe(2);
});

test("what does not reach the server is told as being offline", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  const problem = await api.mine([]).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ApiProblem);
  expect((problem as ApiProblem).offline).toBe(true);
});

test("the router follows links of its own and leaves those to files alone", () => {
  history.replaceState(null, "", "/");
  const stop = listen();
  document.body.innerHTML = '<a id="in" href="/settings">in</a><a id="file" href="/settings/file" download>file</a>';
  document.getElementById("in")?.click();
  expect([location.pathname, router.route.page]).toEqual(["/settings", "settings"]);
  const clicked = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.getElementById("file")?.dispatchEvent(clicked);
  expect(clicked.defaultPrevented).toBe(false);
  expect(router.route.page).toBe("settings");
  stop();
});
