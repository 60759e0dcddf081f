/** The server's HTTP calls, typed. Whatever goes wrong is thrown as an ApiProblem with words for people. */
import type {
  Claim, GameCard, HeldSeat, HeldTable, Join, NewTable, Opened, Planned, Problem, Replay, RulesPage, Stats, TableCard, TableFacts, Verified, WhatIf,
} from "../wire";
import { t } from "./i18n.svelte";
import { told } from "./tongue";

export class ApiProblem extends Error {
  constructor(
    readonly code: string,
    readonly words: string,
    readonly status = 0,
  ) {
    super(words);
    this.name = "ApiProblem";
  }

  /** The server could not be reached at all. */
  get offline(): boolean {
    return this.code === "offline";
  }
}

async function problemOf(answer: Response): Promise<ApiProblem> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (problem.words) return new ApiProblem(problem.code ?? "unknown", told(problem.words), answer.status);
  } catch {
    // Not one of our answers: a proxy's page, or nothing.
  }
  return new ApiProblem("unknown", t("problem-unknown", { status: answer.status }), answer.status);
}

/** Proof that the sender is a page of this server: its cookie, sent back as a header. */
function cookieToken(): string {
  return /(?:^|;\s*)csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api${path}`, { ...init, credentials: "same-origin" });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiProblem("offline", t("problem-offline"));
  }
}

async function get<T>(path: string, tokens: readonly string[] = []): Promise<T> {
  const headers: Record<string, string> = tokens.length ? { authorization: `Bearer ${tokens.join(",")}` } : {};
  const answer = await reach(path, { headers });
  if (!answer.ok) throw await problemOf(answer);
  return (await answer.json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const send = (token: string): Promise<Response> =>
    reach(path, { method: "POST", headers: { "content-type": "application/json", "x-csrftoken": token }, body: JSON.stringify(body) });
  const token = cookieToken();
  let answer = await send(token);
  const fresh = cookieToken();
  if (answer.status === 403 && fresh !== token) answer = await send(fresh); // the refusal brought a cookie that fits
  if (!answer.ok) throw await problemOf(answer);
  return (await answer.json()) as T;
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;
const eyesOf = (eyes: number | null | undefined): string => (eyes === null || eyes === undefined ? "" : `?eyes=${eyes}`);

let shelf: Promise<GameCard[]> | undefined;

/** The boxes on the shelf do not change while the page is open, so they are fetched once. */
function games(): Promise<GameCard[]> {
  shelf ??= get<GameCard[]>("/games").catch((error: unknown) => {
    shelf = undefined;
    throw error;
  });
  return shelf;
}

/** Where the table's socket is. */
function socketAddress(table: string): string {
  const address = new URL(`/api${at(table)}/socket`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

export const api = {
  games,
  boxPicture: (game: string): string => `/api/games/${encodeURIComponent(game)}/box.svg`,
  rules: (game: string): Promise<RulesPage> => get(`/games/${encodeURIComponent(game)}/rules`),

  /** Refused with what speaks against such a table. */
  lookOver: (plan: NewTable): Promise<Planned> => post("/plans", plan),
  open: (plan: NewTable): Promise<Opened> => post("/tables", plan),
  mine: (tables: HeldTable[]): Promise<TableCard[]> => post("/mine", { tables }),
  /** With tokens, the seats they open are marked as yours. */
  facts: (table: string, tokens: readonly string[] = []): Promise<TableFacts> => get(at(table), tokens),
  join: (table: string, wish: Join): Promise<HeldSeat> => post(`${at(table)}/join`, wish),
  claim: (table: string, wish: Claim): Promise<HeldSeat> => post(`${at(table)}/claim`, wish),
  rematch: (table: string, token: string): Promise<Opened> => post(`${at(table)}/rematch`, { token }),
  whatIf: (table: string, plan: WhatIf): Promise<Opened> => post(`${at(table)}/what_if`, plan),
  bringIn: (text: string): Promise<Opened> => post("/files", { text }),

  replay: (table: string, eyes?: number | null): Promise<Replay> => get(`${at(table)}/replay${eyesOf(eyes)}`),
  verify: (table: string): Promise<Verified> => get(`${at(table)}/verify`),
  stats: (table: string): Promise<Stats> => get(`${at(table)}/stats`),
  fileAddress: (table: string): string => `/api${at(table)}/file`,
  socketAddress,
};
