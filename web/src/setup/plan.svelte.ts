/** The table that is being laid: who sits where, options, packs. It only gathers wishes; the server decides. */
import { plainly } from "../lib/tongue";
import { COLOURS, type Colour, type Profile } from "../lib/held";
import type { GameCard, NewTable, OptionCard, PackText, SeatPlan } from "../wire";

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

/** Who would sit where with another role for one of the chairs. */
export interface Casting {
  roles: string[];
  chairs: Chair[];
}

const USUAL_BOT = "knight";

export class Plan {
  chairs = $state<Chair[]>([]);
  values = $state<Record<string, Value>>({});
  packs = $state<string[]>([]);
  pack = $state.raw<PackText | null>(null);
  /** Who would play on each taken chair, as the server said of the table when it last looked it over. */
  seated = $state.raw<string[]>([]);
  /** What the server said against it; empty if it can be opened. */
  trouble = $state("");

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

  /** Somebody else sits on a chair. Where roles were chosen, a chair that comes brings one along that fits. */
  seat(chair: Chair, who: Who): void {
    const before = this.chosenRoles;
    const place = this.taken.indexOf(chair);
    chair.who = who;
    if (!before.length || before.length === this.taken.length) return;
    if (who === "closed") this.cast({ roles: before.filter((_, at) => at !== place), chairs: this.taken });
    else this.bringRole(chair, before);
  }

  private bringRole(chair: Chair, roles: string[]): void {
    const others = this.taken.filter((one) => one !== chair);
    for (const role of this.rolesOption?.roles ?? []) {
      const casting = this.inOrder([...others.map((one, at) => ({ chair: one, role: roles[at] ?? "" })), { chair, role }]);
      if (this.allows(casting)) return this.cast(casting);
    }
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

  /** The option that names a role for each chair, in a game that has one. */
  get rolesOption(): OptionCard | undefined {
    return this.game.options.find((option) => option.kind === "roles");
  }

  /** Options that change something for those who play, or were changed; and the others. */
  get telling(): [OptionCard[], OptionCard[]] {
    const asked = this.game.options.filter((option) => option.kind !== "roles");
    const counts = (option: OptionCard): boolean =>
      !option.roles.length || !this.roles.length || this.value(option) !== option.default || option.roles.some((role) => this.roles.includes(role));
    return [asked.filter(counts), asked.filter((option) => !counts(option))];
  }

  get changed(): number {
    return this.game.options.filter((option) => this.value(option) !== option.default).length;
  }

  /** What is wished; roles that are no choice for so many chairs count no more. */
  value(option: OptionCard): Value {
    const wished = this.values[option.name] ?? option.default;
    return option.kind === "roles" && !this.isSet(option, String(wished).split(",")) ? option.default : wished;
  }

  /** What the server says against this option alone: `Option layout: …`. */
  troubleOf(option: OptionCard): string {
    const begins = `option ${option.name}: `;
    const words = plainly(this.trouble);
    return words.toLowerCase().startsWith(begins) ? words.slice(begins.length) : "";
  }

  // -- roles ---

  private isSet(option: OptionCard, roles: string[]): boolean {
    return roles.length === this.taken.length && option.choices.includes(roles.join(","));
  }

  /** The roles that were chosen, chair by chair; none where the game gives them out. */
  get chosenRoles(): string[] {
    const option = this.rolesOption;
    const wished = option && this.values[option.name];
    return option && wished !== option.default && option.choices.includes(String(wished)) ? String(wished).split(",") : [];
  }

  /** The roles of the taken chairs: those that were chosen, or as the server said that the game gives them out. */
  get roles(): string[] {
    const roles = this.chosenRoles.length ? this.chosenRoles : this.seated;
    return roles.length === this.taken.length ? roles : [];
  }

  roleOf(chair: Chair): string {
    return this.roles[this.taken.indexOf(chair)] ?? "";
  }

  /** Another role for a chair: whoever has it takes this chair's place. The order of roles is the game's. */
  withRole(chair: Chair, role: string): Casting {
    const { roles, taken } = this;
    const from = taken.indexOf(chair);
    const to = roles.indexOf(role);
    if (to < 0) return this.inOrder(taken.map((one, at) => ({ chair: one, role: one === chair ? role : (roles[at] ?? "") })));
    const chairs = [...taken];
    [chairs[from], chairs[to]] = [chairs[to]!, chairs[from]!];
    return { roles, chairs };
  }

  private inOrder(pairs: { chair: Chair; role: string }[]): Casting {
    const all = this.rolesOption?.roles ?? [];
    const ordered = [...pairs].sort((one, other) => all.indexOf(one.role) - all.indexOf(other.role));
    return { roles: ordered.map((pair) => pair.role), chairs: ordered.map((pair) => pair.chair) };
  }

  allows(casting: Casting): boolean {
    return !!this.rolesOption && this.isSet(this.rolesOption, casting.roles);
  }

  /** The chairs take the places of their roles; roles that are no set are left to the game again. */
  cast(casting: Casting): void {
    const option = this.rolesOption;
    if (!option) return;
    const same = casting.roles.join() === this.roles.join();
    this.chairs = [...casting.chairs, ...this.chairs.filter((chair) => chair.who === "closed")];
    if (!same) this.values[option.name] = this.allows(casting) ? casting.roles.join(",") : option.default;
  }

  /** The game gives the roles out again. */
  freeRoles(): void {
    const option = this.rolesOption;
    if (option) this.values[option.name] = option.default;
  }

  reset(): void {
    this.values = Object.fromEntries(this.game.options.map((option) => [option.name, option.default]));
  }

  // -- packs ---

  usePack(name: string, on: boolean): void {
    this.packs = on ? [...this.packs, name] : this.packs.filter((one) => one !== name);
  }

  // -- what is sent ---

  /** What the server looks over: everything but names, which change with every key. */
  sketch(roles?: string[]): NewTable {
    const { request } = this;
    const seats = request.seats.map((seat) => ({ ...seat, name: "" }));
    const wished = roles && this.rolesOption ? { [this.rolesOption.name]: roles.join(",") } : {};
    return { ...request, seats, options: { ...request.options, ...wished } };
  }

  get request(): NewTable {
    const seats = this.taken.map((chair): SeatPlan => {
      if (chair.who === "bot") return { who: "bot", name: this.birdOf(chair), bot: chair.bot, colour: chair.colour };
      return { who: chair.who as "me" | "friend", name: chair.who === "me" ? chair.name.trim() : "", colour: chair.colour };
    });
    return { game: this.game.name, seats, options: Object.fromEntries(this.game.options.map((option) => [option.name, this.value(option)])), packs: [...this.packs], pack: this.pack };
  }
}
