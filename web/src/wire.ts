// Written by tools/wire_types.py from the server's structs (monoceros/server/wire.py). Do not edit.

/** A fact drawn as an arrow: a declared attack, a coming move. */
export interface Arrow {
  start: string;
  end: string;
  label: string;
  owner?: number;
  icon?: string;
  through?: string[];
  quiet?: boolean;
}

/** Ask everyone to go back to before the seat's last move. */
export interface AskTakeback {
  t: "takeback";
  id: string;
  seq: number;
  seat: number;
}

export interface BotCard {
  name: string;
  level: number;
  about: string;
}

/** What became different on the table. None means: as before. */
export interface Change {
  things?: Thing[];
  gone?: string[];
  order?: string[] | null;
  zones?: Zone[] | null;
  arrows?: Arrow[] | null;
  layout?: Layout | null;
  heading?: string | null;
  steps_title?: string | null;
  steps?: Stage[] | null;
  rounds?: Stage[] | null;
  plates?: Plate[] | null;
}

export interface Chat {
  t: "chat";
  number: number;
  line: ChatLine;
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

/** A small round sign on a thing: a type, a trait, a troop in its socket. Without an icon: a free socket. */
export interface Chip {
  icon: string;
  label: string;
}

/** Sit down at a rematch: the token of the seat one had at the table before. */
export interface Claim {
  token: string;
}

export interface Consent {
  t: "consent";
  id: string;
  seat: number;
  yes: boolean;
}

/** Your message was carried out and is on disk. Not numbered: sent to its sender only, before what it caused. */
export interface Done {
  t: "done";
  id: string;
  seq: number;
}

/** How a thing looks. Field (a tincture) and pattern go together: never hue alone. */
export interface Face {
  title?: string;
  icon?: string;
  sign?: string;
  text?: string;
  field?: string;
  pattern?: string;
  numbers?: Number[];
  chips?: Chip[];
  sockets?: Chip[];
  foot?: string;
  pips?: [number, number];
  grid?: string[];
  designed?: boolean;
  down?: boolean;
}

/** A box on the shelf. One that is not playable yet has no options, packs or bots. */
export interface GameCard {
  name: string;
  title: string;
  tagline: string;
  seats: [number, number];
  minutes: number;
  colour: string;
  icon: string;
  playable: boolean;
  version: number;
  options: OptionCard[];
  packs: PackCard[];
  bots: BotCard[];
  sources: Record<string, number>;
  opening?: OpeningCard | null;
}

/** A game file, as it was saved. */
export interface GameText {
  text: string;
}

/** Give a seat to a bot, or (bot empty) take it back. */
export interface HandOver {
  t: "hand_over";
  id: string;
  seat: number;
  bot?: string;
}

/** A seat that is yours as long as you have its token. */
export interface HeldSeat {
  seat: number;
  token: string;
}

export interface HeldTable {
  table: string;
  tokens?: string[];
}

/** The first message. `last` and `stream` name where the line broke; the rest follows, or the table afresh. */
export interface Hello {
  t: "hello";
  tokens?: string[];
  eyes?: number | null;
  last?: number;
  stream?: string;
  name?: string;
}

/** The inside of an SVG with this view box. */
export interface IconShape {
  body: string;
  width: number;
  height: number;
}

export interface Join {
  invitation: string;
  name: string;
  colour?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
  seat?: number | null;
}

/** Where zones lie: the table's rows from the far side to the near one, what lies below the question, the sides. */
export interface Layout {
  table?: Row[];
  near?: string[];
  left?: string[];
  right?: string[];
}

/** Give a seat up for good: to a bot, or (bot empty) to whoever comes with the invitation. */
export interface Leave {
  t: "leave";
  id: string;
  seat: number;
  bot?: string;
}

/** A line of a ledger or of a list: what, how much. */
export interface Line {
  label: string;
  value?: string;
  icon?: string;
  sum?: boolean;
}

/** Hot-seat: another person has taken the device, or (None) it lies between two people. */
export interface Look {
  t: "look";
  eyes: number | null;
}

export interface MakePick {
  t: "pick";
  id: string;
  seq: number;
  seat: number;
  pick: unknown;
}

export interface MakeUndo {
  t: "undo";
  id: string;
  seq: number;
  seat: number;
}

/** A point of the scrub bar: a turn begins, or something worth an icon happened. */
export interface Mark {
  moment: number;
  words: string;
  icon?: string;
}

/** The tables that a browser remembers. */
export interface Mine {
  tables: HeldTable[];
}

/** One event: what it says, which things it is about, and the table after it. */
export interface Moment {
  number: number;
  move: number;
  name: string;
  spans: Span[];
  seat?: number;
  heading?: boolean;
  things?: string[];
  change?: Change | null;
}

/** A pick was made: what happened, one thing after another, and what is asked now. */
export interface Moments {
  t: "moments";
  number: number;
  seq: number;
  moments: Moment[];
  questions: Question[];
  waiting: Waiting[];
  undo: Undo;
  facts: TableFacts;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, boolean | number | string>;
  packs?: string[];
  pack?: PackText | null;
}

/** A number on a thing, and whether it stands above or below the printed one. */
export interface Number {
  what: string;
  value: number;
  at?: "corner" | "count" | "figure" | "foot" | "shield";
  change?: number;
  ledger?: Line[];
}

/** A table that was opened. The invitation is part of the link for friends; watching needs only the id. */
export interface Opened {
  table: string;
  held: HeldSeat[];
  invitation: string;
}

/** The story with which a game begins, and the chapter that says who is who. */
export interface OpeningCard {
  title: string;
  paragraphs: string[];
  about?: string;
}

/** One answer. `touches` are ids of zones and things on the table. */
export interface Option {
  pick: unknown;
  label: string;
  short: string;
  about: string;
  touches: string[];
  clause: string;
}

/** An option of a game, with its one-line explanation. */
export interface OptionCard {
  name: string;
  help: string;
  kind: "choice" | "number" | "roles" | "yes or no";
  default: boolean | number | string;
  choices: string[];
  least: number;
  most: number;
  clause: string;
  roles: string[];
  own?: boolean;
}

export interface Pace {
  t: "pace";
  id: string;
  seat: number;
  pace: "calm" | "fast";
}

export interface PackCard {
  name: string;
  about: string;
}

/** A content pack of one's own, as TOML. */
export interface PackText {
  name: string;
  toml: string;
}

export interface Pause {
  t: "pause";
  id: string;
  seat: number;
  on: boolean;
}

/** Somebody sat down, left, came back, handed over; the table began, paused, went on; a rematch was opened. */
export interface People {
  t: "people";
  number: number;
  seq: number;
  facts: TableFacts;
  takeback: Takeback | null;
}

export interface Ping {
  t: "ping";
}

/** A table that could be opened as it was asked for: who would play on each seat, where seats are not alike. */
export interface Planned {
  roles: string[];
}

/** What is said of a seat in a line: cards in hand, games won. */
export interface Plate {
  seat: number;
  note?: string;
  score?: [number, number];
  score_label?: string;
  standing?: string;
}

export interface Pong {
  t: "pong";
  number: number;
}

/** What went wrong, in words that a person can act on. */
export interface Problem {
  code: string;
  words: string;
}

export interface Question {
  seat: number;
  name: string;
  prompt: string;
  why: string;
  clause: string;
  options: Option[];
  harmless: number;
}

/** Your message was not carried out, and nothing changed. A stale pick is followed by the table as it is. */
export interface Refused {
  t: "refused";
  id: string;
  code: "bad_message" | "illegal" | "not_now" | "not_saved" | "not_yours" | "stale" | "too_fast";
  words: string;
  clause?: string;
  wait?: number;
}

/** A finished game from one seat's eyes: the first scene, then every moment with its change. */
export interface Replay {
  facts: TableFacts;
  eyes: number | null;
  scene: Scene;
  moments: Moment[];
  marks: Mark[];
}

/** How it ended. `won` has a number from 0 to 1 for each seat. */
export interface Result {
  won: number[];
  words: string;
  ledger: string[][];
}

/** Zones beside each other: `even` shares the width, `ends` gives each what it needs and pushes them apart. */
export interface Row {
  zones: string[];
  form?: "blocks" | "ends" | "even";
  grow?: boolean;
}

/** A clause (with its id) or what stands between clauses, as clean HTML. */
export interface RulePart {
  clause: string;
  html: string;
}

/** Of the rules; or of a chapter about who is in the game: then it has an id, which things name as `about`. */
export interface RuleSection {
  title: string;
  depth: number;
  parts: RulePart[];
  about?: string;
  icon?: string;
}

export interface RulesPage {
  game: string;
  title: string;
  sections: RuleSection[];
}

export interface Say {
  t: "chat";
  id: string;
  text: string;
  seat?: number | null;
}

/** The whole table, as one seat or a spectator may see it. Words may name seats as {0}, {1}. */
export interface Scene {
  zones: Zone[];
  things: Thing[];
  arrows?: Arrow[];
  layout?: Layout;
  heading?: string;
  steps_title?: string;
  steps?: Stage[];
  rounds?: Stage[];
  plates?: Plate[];
}

export interface SeatCard {
  seat: number;
  name: string;
  colour: "A" | "B" | "C" | "D" | "E" | "F" | "G";
  kind: "bot" | "open" | "person";
  bot: string;
  present: boolean;
  yours: boolean;
  role?: string;
}

/** Who is meant to sit on a seat: `me` (several of them: hot-seat), a `friend` by the link, or a `bot`. */
export interface SeatPlan {
  who: "bot" | "friend" | "me";
  name?: string;
  bot?: string;
  colour?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | null;
}

export interface SeatStats {
  seat: number;
  moves: number;
  undos: number;
  seconds: number;
}

/** A part of a sentence; with ids of things if it names them. */
export interface Span {
  text: string;
  things?: string[];
}

export interface Stats {
  moves: number;
  events: number;
  seconds: number;
  seats: SeatStats[];
  counts: string[][];
}

/** One of the steps or rounds that the game goes through. */
export interface Stage {
  label: string;
  state: "done" | "next" | "now";
  weight?: number;
}

/** A table on the home page. */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  state: "gathering" | "over" | "paused" | "playing" | "shelved";
  your_turn: boolean;
  words: string;
  heading: string;
  seats: SeatCard[];
}

export interface TableFacts {
  id: string;
  game: string;
  title: string;
  state: "gathering" | "over" | "paused" | "playing" | "shelved";
  seats: SeatCard[];
  options: Record<string, boolean | number | string>;
  packs: string[];
  seal: string;
  key: string;
  opened: string;
  turn_of: number[];
  heading: string;
  moves: number;
  result: Result | null;
  next: string;
  watching: number;
  pace: "calm" | "fast";
  parent?: string;
}

/** Everything, afresh: after hello, after a change of eyes, when a viewer lags behind, after an undo. */
export interface TableNow {
  t: "table";
  number: number;
  seq: number;
  eyes: number | null;
  facts: TableFacts;
  scene: Scene | null;
  questions: Question[];
  waiting: Waiting[];
  story: Moment[];
  chat: ChatLine[];
  undo: Undo;
  takeback: Takeback | null;
  because: string;
}

/** A wish to go back to before a move; waits for the others' consent. */
export interface Takeback {
  seat: number;
  to: number;
  words: string;
  agreed: number[];
  asked: number[];
}

/** Something on the table. Its id stays the same while the thing is the same. */
export interface Thing {
  id: string;
  kind: "card" | "counter" | "die" | "hex" | "piece" | "plate" | "slot" | "tile" | "token";
  zone: string;
  label: string;
  face?: Face;
  owner?: number;
  marks?: string[];
  clause?: string;
  about?: string;
  when?: string;
  on?: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  came_from?: string;
  goes_to?: string;
  reach?: string[];
  strikes?: string[];
}

/** May the viewer take the last move back alone, or by consent? If not, why. */
export interface Undo {
  alone: boolean;
  consent: boolean;
  why: string;
}

export interface Verified {
  good: boolean;
  lines: string[];
}

/** Somebody else is asked. */
export interface Waiting {
  seat: number;
  told: string;
  bot: boolean;
}

/** Play on from a move of a finished game, as a new table. */
export interface WhatIf {
  move: number;
  seats: SeatPlan[];
}

/** A part of the table that holds things, in the order of the scene. */
export interface Zone {
  id: string;
  kind: "board" | "figures" | "hand" | "mat" | "notices" | "pile" | "roster" | "row" | "track";
  label: string;
  note?: string;
  owner?: number;
  marks?: string[];
  count?: number;
  size?: "l" | "m" | "s" | "xs";
  holds?: Line[];
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  clause?: string;
  about?: string;
}

export type ServerMessage = TableNow | Moments | People | Chat | Done | Refused | Pong;

export type ClientMessage = Hello | Look | MakePick | MakeUndo | AskTakeback | Consent | Say | HandOver | Leave | Pause | Pace | Ping;
