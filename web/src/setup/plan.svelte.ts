/** The table that is being laid: who sits where, options, packs. It only gathers wishes; the server decides. */
import { COLOURS, type Colour, type Profile } from "../lib/held";
import type { GameCard, NewTable, OptionCard, PackText, SeatPlan } from "../wire";
import { spoken } from "./words";

export type Who = SeatPlan["who"] | "closed";

export interface Chair {
  /** Stays the same when the chair changes its place. */
  key: number;
  who: Who;
  name: string;
  bot: string;
  colour: Colour;
}

type Value = boolean | number | string;

const USUAL_BOT = "knight";

export class Plan {
  chairs = $state<Chair[]>([]);
  values = $state<Record<string, Value>>({});
  packs = $state<string[]>([]);
  pack = $state.raw<PackText | null>(null);

  constructor(
    readonly game: GameCard,
    profile: Profile,
    /** Names for bots, as many as there are chairs. */
    private readonly birds: readonly string[],
  ) {
    const [least, most] = game.seats;
    const colours = [profile.colour, ...COLOURS.filter((colour) => colour !== profile.colour)];
    for (let key = 0; key < most; key++) {
      const who: Who = key === 0 ? "me" : key < Math.max(least, 2) ? "bot" : "closed";
      this.chairs.push({ key, who: this.can(who), name: key === 0 ? profile.name : "", bot: this.usualBot, colour: colours[key] ?? "A" });
    }
    this.reset();
  }

  private can(who: Who): Who {
    return who === "bot" && this.game.bots.length === 0 ? "friend" : who;
  }

  get usualBot(): string {
    const { bots } = this.game;
    return (bots.find((bot) => bot.name === USUAL_BOT) ?? bots.at(-1))?.name ?? "";
  }

  // -- chairs ---

  get taken(): Chair[] {
    return this.chairs.filter((chair) => chair.who !== "closed");
  }

  count(who: Who): number {
    return this.chairs.filter((chair) => chair.who === who).length;
  }

  /** What may be chosen for a chair: it is closed only while enough others stay. */
  choices(chair: Chair): Who[] {
    const found: Who[] = ["me", "friend"];
    if (this.game.bots.length) found.push("bot");
    if (chair.who === "closed" || this.taken.length > this.game.seats[0]) found.push("closed");
    return found;
  }

  /** What a bot on this chair is called: a bird's name that no other chair has. */
  birdOf(chair: Chair): string {
    const bots = this.chairs.filter((one) => one.who === "bot");
    const people = new Set(this.chairs.filter((one) => one.who === "me").map((one) => one.name.trim()));
    const free = this.birds.filter((bird) => !people.has(bird));
    return free[bots.indexOf(chair)] ?? "";
  }

  /** Moves a chair to another place; the others close up. */
  move(key: number, to: number): void {
    const from = this.chairs.findIndex((chair) => chair.key === key);
    if (from < 0 || to < 0 || to >= this.chairs.length || from === to) return;
    const chairs = [...this.chairs];
    chairs.splice(to, 0, ...chairs.splice(from, 1));
    this.chairs = chairs;
  }

  /** Gives a chair the next colour; who had it takes the old one. */
  recolour(chair: Chair): void {
    const next = COLOURS[(COLOURS.indexOf(chair.colour) + 1) % COLOURS.length] ?? "A";
    const other = this.chairs.find((one) => one.colour === next);
    if (other) other.colour = chair.colour;
    chair.colour = next;
  }

  // -- options ---

  get changed(): number {
    return this.game.options.filter((option) => this.value(option) !== option.default).length;
  }

  /** Of a set of roles only those with a role for each chair. */
  fitting(option: OptionCard): string[] {
    if (option.kind !== "roles") return option.choices;
    return option.choices.filter((choice) => choice === option.default || choice.split(",").length === this.taken.length);
  }

  /** What is wished; roles for another number of chairs count no more. */
  value(option: OptionCard): Value {
    const wished = this.values[option.name] ?? option.default;
    return option.kind === "roles" && !this.fitting(option).includes(String(wished)) ? option.default : wished;
  }

  /** The role that was chosen for this chair; empty where the game gives them out. */
  roleOf(chair: Chair): string {
    const option = this.game.options.find((one) => one.kind === "roles" && this.value(one) !== one.default);
    const names = option ? String(this.value(option)).split(",") : [];
    return spoken(names[this.taken.indexOf(chair)] ?? "");
  }

  reset(): void {
    this.values = Object.fromEntries(this.game.options.map((option) => [option.name, option.default]));
  }

  // -- packs ---

  usePack(name: string, on: boolean): void {
    this.packs = on ? [...this.packs, name] : this.packs.filter((one) => one !== name);
  }

  // -- what is sent ---

  get request(): NewTable {
    const seats = this.taken.map((chair): SeatPlan => {
      if (chair.who === "bot") return { who: "bot", name: this.birdOf(chair), bot: chair.bot, colour: chair.colour };
      return { who: chair.who as "me" | "friend", name: chair.who === "me" ? chair.name.trim() : "", colour: chair.colour };
    });
    return { game: this.game.name, seats, options: Object.fromEntries(this.game.options.map((option) => [option.name, this.value(option)])), packs: [...this.packs], pack: this.pack };
  }
}
