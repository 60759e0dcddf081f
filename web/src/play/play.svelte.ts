/** What a person at this page is doing with a table: what they chose, point at, opened. Nothing of it is the game's. */

import type { TableStore } from "../lib/table.svelte";
import type { Option, Question, Thing, Zone } from "../wire";
import { folding } from "./fold";
import { keysFor } from "./keys";
import { drop, litBy, press, remaining, type Lit } from "./narrow";

export type Drawer = "log" | "chat" | "options" | "rules" | "why" | "people" | "card";

/** An answer with its place in the question and its key. */
export interface Offer {
  option: Option;
  index: number;
  key: string;
  harmless: boolean;
  /** Answered on a board, or in the list of all answers: it has no button and no key of its own. */
  folded: boolean;
}

/** The one button for answers that are given on a board. */
export interface Fold {
  where: string;
  count: number;
  key: string;
}

const WAKE_AFTER = 350; // a press that was meant for the telling must not answer the question

export class Play {
  chosen = $state.raw<string[]>([]);
  menu = $state.raw<{ thing: string; options: Option[] } | null>(null);
  /** Ids that shall stand out: of the button or the word under the pointer. */
  pointed = $state.raw<string[]>([]);
  /** The thing under the pointer or the focus. */
  looked = $state<string | null>(null);
  /** What is shown large for as long as it is looked at, where no rail has room to keep it. */
  peeked = $state<string | null>(null);
  drawer = $state<Drawer | null>(null);
  tab = $state<"log" | "chat">("log");
  /** Whether a rail stands beside the table. */
  railed = $state(false);
  clause = $state("");
  why = $state("");
  seenChat = $state(-1);

  readonly question: Question | null = $derived.by(() => this.ask());
  private readonly offered = $derived.by(() => this.offer());
  readonly offers: Offer[] = $derived(this.offered.offers);
  readonly fold: Fold | null = $derived(this.offered.fold);
  readonly lit: Lit = $derived.by(() =>
    this.question && !this.store.sent ? litBy(this.question.options, this.chosen) : new Map(),
  );
  readonly unread: number = $derived.by(
    () => this.store.chat.filter((line) => line.number > this.seenChat && !this.isMine(line.seat)).length,
  );

  constructor(readonly store: TableStore) {}

  /** A rail keeps what was looked at, unless the game lays zones of its own there. */
  get keeps(): boolean {
    return this.railed && !this.store.scene?.layout?.right?.length;
  }

  private ask(): Question | null {
    const { store } = this;
    if (store.busy || store.facts?.state !== "playing" || store.passTo !== null) return null;
    return store.questions[0] ?? null;
  }

  private offer(): { offers: Offer[]; fold: Fold | null } {
    const { question } = this;
    if (!question) return { offers: [], fold: null };
    const left = new Set(remaining(question.options, this.chosen));
    const shown = question.options
      .map((option, index) => ({ option, index, harmless: index === question.harmless }))
      .filter(({ option, harmless }) => left.has(option) || harmless);
    const harmless = shown.findIndex((offer) => offer.harmless);
    const { scene } = this.store;
    const folds = scene && folding(shown.map(({ option }) => option), harmless, scene);
    const where = (folds && scene.zones.find((zone) => zone.id === folds.zone)?.label) ?? "";
    const open = shown.filter((_, i) => !folds?.at.has(i));
    const words = open.map(({ option }) => option);
    const keys = keysFor(folds ? [...words, { short: "", label: where }] : words, open.findIndex((offer) => offer.harmless));
    return {
      offers: shown.map((offer) => ({ ...offer, folded: !open.includes(offer), key: keys[open.indexOf(offer)] ?? "" })),
      fold: folds ? { where, count: folds.at.size, key: keys.at(-1) ?? "" } : null,
    };
  }

  isMine(seat: number): boolean {
    return this.store.mine.some((mine) => mine.seat === seat);
  }

  /** A new question begins with nothing chosen. */
  begin(): void {
    this.letGo();
    this.pointed = [];
  }

  /** Whether a press can be meant for the question, and not for what was told right before it. */
  get awake(): boolean {
    return performance.now() - this.store.hurried > WAKE_AFTER;
  }

  letGo(): void {
    this.chosen = [];
    this.menu = null;
  }

  choose(option: Option): void {
    const question = this.question;
    if (!question || !this.awake) return;
    if (this.drawer === "options") this.drawer = null;
    this.store.dismiss();
    this.letGo();
    this.pointed = [];
    this.store.pick(question, option);
  }

  /** A thing that glows was pressed, or dragged onto another. */
  press(thing: string, target?: string): void {
    const question = this.question;
    if (!question || this.store.sent || !this.awake) return;
    this.menu = null;
    const { options } = question;
    const meant = target ? drop(options, thing, target) : press(options, this.chosen, thing);
    if (meant.is === "pick") return this.choose(meant.option);
    if (meant.is === "nothing") return this.wonder(thing);
    this.chosen = meant.chosen;
    if (meant.is === "menu") this.menu = { thing: target ?? thing, options: meant.options };
  }

  /** A thing that does not glow was pressed: "why can't I?" */
  wonder(thing: string): void {
    this.menu = null;
    this.why = thing;
    this.drawer = "why";
  }

  /** A press on something dark while something is chosen: perhaps another beginning. */
  switchTo(ids: readonly string[]): boolean {
    if (this.chosen.length === 0 || ids.some((id) => this.lit.has(id))) return false;
    const begins = ids.find((id) => this.question?.options.some((option) => option.touches.includes(id)));
    if (begins === undefined) return false;
    this.press(begins);
    return true;
  }

  /** Log or chat: in the rail if there is one, else in a drawer. */
  show(what: "log" | "chat"): void {
    this.tab = what;
    this.drawer = this.railed ? null : what;
  }

  readRules(clause: string): void {
    this.clause = clause;
    this.drawer = "rules";
  }

  find(id: string): Thing | Zone | null {
    const scene = this.store.scene;
    return scene?.things.find((thing) => thing.id === id) ?? scene?.zones.find((zone) => zone.id === id) ?? null;
  }

  /** What a thing is called in a sentence: its title, or where and what it is. */
  name(id: string): string {
    const it = this.find(id);
    if (!it) return "";
    return ("kind" in it && it.kind !== "slot" && "face" in it && it.face?.title) || it.label;
  }

  thing(id: string | null): Thing | null {
    return this.store.scene?.things.find((thing) => thing.id === id) ?? null;
  }

  /** What is shown large: a line of a list stands for a thing elsewhere, which has the whole text. */
  shown(id: string | null): Thing | null {
    const thing = this.thing(id);
    const zone = this.store.scene?.zones.find((found) => found.id === thing?.zone);
    return (zone?.kind === "roster" && this.thing(thing?.on ?? null)) || thing;
  }
}
