/* Scenes made by hand after the mocks, for the kinds of tables that no game shows yet. */
import type { Option, Question, Scene, TableFacts, Thing, Zone } from "../src/wire";

type Maker = Record<string, { scene: Scene; facts: TableFacts; eyes?: number; questions?: Question[]; chosen?: string[]; asked?: boolean }>;

const COLOURS = ["A", "B", "C", "D", "E", "F"] as const;

function facts(title: string, ...names: string[]): TableFacts {
  const seats = names.map((name, seat) => ({ seat, name, colour: COLOURS[seat] ?? "A", kind: "person" as const, bot: "", present: true, yours: seat === 0 }));
  return { id: "gallery", game: "gallery", title, state: "playing", seats, options: {}, packs: [], seal: "", key: "", opened: "", turn_of: [0], heading: "", moves: 1, result: null, next: "", watching: 0, pace: "calm", parent: "" };
}

function option(short: string, ...touches: string[]): Option {
  return { pick: short, label: short, short, about: "", touches, clause: "" };
}

function question(prompt: string, why: string, ...options: Option[]): Question {
  return { seat: 0, name: "gallery", prompt, why, clause: "UK-5.12", options, harmless: options.length - 1 };
}

const FOES = ["crown", "black-knight-helm", "ice-spear", "scales", "crossed-swords", "spiked-dragon-head", "vampire-dracula"];

function hexes(): { things: Thing[]; at: (q: number, r: number) => string } {
  const fields = ["plains", "road", "forest", "desert", "mountain", "lake", "village", "city", "fort"];
  const icons: Record<string, string> = { forest: "forest", mountain: "peaks", village: "medieval-village-01", city: "castle", fort: "stone-tower" };
  const things: Thing[] = [];
  const at = (q: number, r: number): string => `hex/${q}/${r}`;
  for (let r = -6; r <= 6; r += 1)
    for (let q = -6; q <= 6; q += 1) {
      if (Math.abs(q + r) > 6 || (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2 > 6) continue;
      const kind = fields[Math.abs(q * 7 + r * 11 + q * r * 3) % fields.length] ?? "plains";
      const x = Math.round(400 + 56 * (q + r / 2));
      const y = Math.round(390 + 48.3 * r);
      const marks = kind === "lake" ? ["impassable"] : [];
      things.push({ id: at(q, r), kind: "hex", zone: "map", label: `${kind}, ${q} ${r}`, face: { field: kind, icon: icons[kind] ?? "", numbers: [{ what: "cost", value: 2 + (Math.abs(q + r) % 5), at: "count" }] }, on: `area/${Math.floor((q + 7) / 3)}/${Math.floor((r + 7) / 3)}`, x, y, width: 56, height: 64, marks });
    }
  return { things, at };
}

function unicornus(): Maker[string] {
  const { things, at } = hexes();
  const place = new Map(things.map((thing) => [thing.id, thing]));
  const on = (id: string): { x: number; y: number; on: string } => ({ x: place.get(id)?.x ?? 0, y: place.get(id)?.y ?? 0, on: id });
  const tempers = ["holds", "guards", "hunts"];
  FOES.forEach((icon, index) =>
    things.push({ id: `foe/${index}`, kind: "piece", zone: "map", label: `Foe ${index}`, face: { icon, numbers: [{ what: "power", value: 3 + index, at: "shield" }, ...(index % 2 ? [{ what: "tokens", value: index, at: "count" as const }] : [])] }, marks: [tempers[index % 3] ?? ""], ...on(at(index - 4, index % 2 ? -3 : -5 + index)) }),
  );
  things.push({ id: "zyne", kind: "piece", zone: "map", label: "Zyne, you", owner: 0, face: { icon: "broadsword", numbers: [{ what: "troops", value: 4, at: "count" }] }, ...on(at(-1, 3)) });
  things.push({ id: "mirza", kind: "piece", zone: "map", label: "Mirza, Maro", owner: 1, face: { icon: "bowman", numbers: [{ what: "troops", value: 5, at: "count" }] }, ...on(at(2, 2)) });
  things.push({ id: "princess", kind: "piece", zone: "map", label: "Princess Cornelia", face: { icon: "unicorn", numbers: [{ what: "troops", value: 4, at: "count" }] }, marks: ["royal"], width: 50, ...on(at(1, 3)) });
  for (const [id, name, x, y] of [["w1", "The Capital", 300, 150], ["w2", "Crimson Garrison", 420, 300], ["w3", "Ancient Ruins", 290, 540]] as const) things.push({ id, kind: "plate", zone: "map", label: name, face: { title: name }, x, y });
  things.push({ id: "tok/1", kind: "counter", zone: "map", label: "2 tokens", face: { numbers: [{ what: "tokens", value: 2 }] }, ...on(at(-2, 4)) });
  for (const [index, [title, icon, text]] of ([["Forced March", "boot-prints", "Next Move costs nothing."], ["Ambush", "ninja-mask", "Before a battle."], ["Supply Train", "swap-bag", "Gain 6 resources."]] as const).entries())
    things.push({ id: `card/${index}`, kind: "card", zone: "hand", label: `${title}. ${text}`, owner: 0, when: "before a battle", face: { title, icon, text, field: "tenne", pattern: "chevrons", designed: index === 2 } });
  for (const [index, icon] of ["megaphone", "third-eye", "vertical-banner"].entries()) things.push({ id: `deck/${index}/top`, kind: "card", zone: `deck/${index}`, label: "A deck", face: { icon, field: ["#5b2222", "#4a2a6a", "#4a3418"][index] ?? "", down: true } });
  things.push({ id: "life", kind: "counter", zone: "princess-mat", label: "Life 6, troops 4, supplies 17", face: { title: "", numbers: [{ what: "life", value: 6, at: "figure" }, { what: "troops", value: 4, at: "figure" }, { what: "supplies", value: 17, at: "figure" }, { what: "allies", value: 0, at: "figure" }] } });
  for (let round = 1; round <= 10; round += 1) things.push({ id: `round/${round}`, kind: "counter", zone: "rounds", label: `Round ${round}`, face: { title: String(round) }, marks: round === 4 ? ["now"] : round > 6 ? ["goal"] : [] });
  const zones: Zone[] = [
    { id: "map", kind: "board", label: "Map", width: 800, height: 780 },
    { id: "hand", kind: "hand", label: "Your hand", owner: 0 },
    { id: "princess-mat", kind: "mat", label: "Princess Cornelia", note: "Warrior · marches after the players" },
    { id: "rounds", kind: "track", label: "Rounds" },
    ...["event", "fate", "support"].map((label, index): Zone => ({ id: `deck/${index}`, kind: "pile", label, count: [6, 19, 47][index] ?? 1, size: "xs" })),
  ];
  const reach = [at(0, 3), at(0, 2), at(-1, 2), at(-2, 3), at(-2, 4), at(-1, 4)];
  return {
    scene: { zones, things, arrows: [{ start: "princess", end: at(1, 0), through: [at(1, 2), at(1, 1)], label: "The princess goes this way", owner: 3 }], layout: { table: [{ zones: ["rounds"], form: "ends" }, { zones: ["map"], grow: true }], near: ["deck/0", "deck/1", "deck/2", "hand"], right: ["princess-mat"] } },
    facts: facts("Unicornus Knights", "You", "Maro", "Ilse", "Wren"),
    eyes: 0,
    questions: [question("Zyne has 2 actions left.", "Move to a lit space, or:", ...reach.map((id) => option(`Move to ${id}`, "zyne", id)), option("Forced March", "card/0"), option("Supply Train", "card/2"), option("End turn"))],
  };
}

function crown(): Maker[string] {
  const things: Thing[] = [];
  const size = 46;
  const xy = (column: number, row: number): { x: number; y: number } => ({ x: 30 + size * column + size / 2, y: 30 + size * row + size / 2 });
  const lit: string[] = [];
  for (let row = 0; row < 13; row += 1)
    for (let column = 0; column < 13; column += 1) {
      const home = column < 5 && row < 5 ? 0 : column > 7 && row < 5 ? 1 : column > 7 && row > 7 ? 2 : column < 5 && row > 7 ? 3 : -1;
      const fort = column > 4 && column < 8 && row > 4 && row < 8;
      const id = `sq/${column}/${row}`;
      const crest = home >= 0 && (column === 0 || column === 12) && (row === 0 || row === 12);
      things.push({ id, kind: "tile", zone: "board", label: `${"ABCDEFGHIJKLM"[column]}${row + 1}`, owner: home, face: fort ? { field: "stone" } : crest ? { field: ["azure", "ember", "vert", "dusk"][home] ?? "", icon: "tower-flag" } : {}, on: home >= 0 ? `home/${home}` : fort ? "fort" : "wilds", width: size, height: size, ...xy(column, row) });
      if (Math.abs(column - 6) + Math.abs(row - 4) <= 4 && home !== 0) lit.push(id);
      if (row === 0) things.push({ id: `col/${column}`, kind: "plate", zone: "board", label: "ABCDEFGHIJKLM"[column] ?? "", marks: ["edge"], x: xy(column, 0).x, y: 15 });
      if (column === 0) things.push({ id: `rowname/${row}`, kind: "plate", zone: "board", label: String(row + 1), marks: ["edge"], x: 15, y: xy(0, row).y });
    }
  for (const [column, row] of [[4, 0], [4, 2], [8, 0], [8, 10]] as const) things.push({ id: `slot/${column}/${row}`, kind: "slot", zone: "board", label: "A place for a wall", width: size, height: size, ...xy(column, row) });
  const pieces: [string, string, number, number, number, string[]][] = [["cav", "cavalry", 0, 6, 4, ["facing east"]], ["inf", "sword-brandish", 0, 3, 1, []], ["arch", "archer", 1, 9, 3, ["aimed"]], ["cav2", "mounted-knight", 1, 11, 1, []], ["inf3", "pikeman", 2, 7, 9, []], ["arch4", "bow-arrow", 3, 3, 9, ["asleep"]], ["dragon", "spiked-dragon-head", -1, 5, 11, ["hunts"]]];
  for (const [id, icon, owner, column, row, marks] of pieces) things.push({ id, kind: "piece", zone: "board", label: id, owner, face: { icon, foot: marks.includes("aimed") ? "fight" : "" }, marks, width: 40, ...xy(column, row) });
  for (let index = 0; index < 5; index += 1) things.push({ id: `alert/${index}`, kind: "counter", zone: "alert", label: `Alert ${index + 1}`, face: { title: String(index + 1), icon: index === 4 ? "dragon-head" : "", field: "sable" }, marks: index === 4 ? ["on", "goal"] : [] });
  for (const [index, name] of ["You, as Bruno", "Maro", "Ilse", "Wren"].entries()) things.push({ id: `purse/${index}`, kind: "counter", zone: "purses", label: `${name}: 8 gold`, owner: index, face: { title: name, numbers: [{ what: "gold", value: 8 - index, at: "figure" }, { what: "food", value: 3, at: "figure" }, { what: "crowns", value: 40 - index * 10, at: "figure" }] } });
  for (const [index, title] of ["Recall", "Tax Day"].entries()) things.push({ id: `action/${index}`, kind: "card", zone: "hand", label: title, owner: 0, face: { title, icon: index ? "two-coins" : "return-arrow", field: "tenne", pattern: "chevrons", text: "One a turn." } });
  const zones: Zone[] = [
    { id: "alert", kind: "track", label: "Dragon alert" },
    { id: "board", kind: "board", label: "The board, 13 by 13", width: 660, height: 660 },
    { id: "purses", kind: "figures", label: "Purses" },
    { id: "hand", kind: "hand", label: "Action cards", owner: 0, size: "s" },
  ];
  return {
    scene: { zones, things, arrows: [{ start: "cav", end: "sq/8/3", through: ["sq/7/4", "sq/8/4"], label: "The cavalry could go to I4", owner: 0 }], layout: { table: [{ zones: ["alert"] }, { zones: ["board"], grow: true }], near: ["hand"], left: ["purses"] } },
    facts: facts("Crown and Dragon", "You", "Maro", "Ilse", "Wren"),
    eyes: 0,
    chosen: ["cav"],
    questions: [question("Where does your cavalry go?", "Five steps. From I4 it could fight Maro's archers.", ...lit.map((id) => option(id, "cav", id)), option("Stay here"))],
  };
}

function vast(): Maker[string] {
  const things: Thing[] = [];
  const map = ["...d....", "...q....", ".cqqat..d".slice(0, 8), "cqa.qa.t", "qatae.aq", "d..qqq.d", "...dd..."];
  const kinds: Record<string, [string, string]> = { d: ["cave-dark", "fangs"], q: ["cave", "uncertainty"], c: ["cave-pale", "crystal-growth"], a: ["cave-red", "fangs"], t: ["cave-gold", "chest"], e: ["cave-gold", "cave-entrance"] };
  map.forEach((line, row) =>
    [...line].forEach((sign, column) => {
      const kind = kinds[sign];
      if (!kind) return;
      const marks = sign === "e" ? ["framed"] : sign === "d" ? [] : [row % 2 ? "wall north" : "wall south", ...(column % 3 ? [] : ["wall west"])];
      things.push({ id: `tile/${column}/${row}`, kind: "tile", zone: "cave", label: `${kind[0]} tile`, face: { field: kind[0], icon: kind[1] }, marks, width: 72, height: 72, x: 60 + column * 72, y: 50 + row * 72 });
    }),
  );
  const at = (column: number, row: number): { x: number; y: number; on: string } => ({ x: 60 + column * 72, y: 50 + row * 72, on: `tile/${column}/${row}` });
  things.push({ id: "unicorn", kind: "piece", zone: "cave", label: "The Unicorn, you", owner: 0, face: { icon: "unicorn" }, marks: ["facing east"], width: 50, ...at(3, 2) });
  things.push({ id: "ghost", kind: "piece", zone: "cave", label: "The Unicorn could be here", owner: 0, face: { icon: "unicorn" }, marks: ["ghost"], ...at(4, 4) });
  things.push({ id: "knight", kind: "piece", zone: "cave", label: "The Knight", owner: 1, face: { icon: "visored-helm" }, ...at(7, 4) });
  for (const [index, icon] of ["fangs", "crossed-bones"].entries()) things.push({ id: `goblin/${index}`, kind: "piece", zone: "cave", label: "Goblins", owner: 2, face: { icon, numbers: [{ what: "population", value: 4 - index, at: "count" }] }, ...at(2, 3) });
  things.push({ id: "gem", kind: "token", zone: "cave", label: "A crystal", face: { icon: "crystal-shine", field: "azure" }, marks: ["lozenge"], x: 88, y: 240 });
  things.push({ id: "box", kind: "token", zone: "cave", label: "Treasure", face: { icon: "open-treasure-chest", field: "or" }, marks: ["square"], x: 590, y: 290 });
  things.push({ id: "die", kind: "die", zone: "cave", label: "A die: 4", face: { title: "4" }, x: 560, y: 470, width: 34 });
  for (let index = 0; index < 4; index += 1) things.push({ id: `move/${index}`, kind: "card", zone: "hand", label: `Move ${1 + index}`, owner: 0, face: { title: `Move ${1 + index}`, icon: "horseshoe", text: "Or turn right, or teleport.", field: index === 2 ? "ember" : "gules", pattern: "bendy" } });
  things.push({ id: "health", kind: "counter", zone: "mat", label: "Health 4 of 5", face: { title: "Health", icon: "hearts", numbers: [{ what: "left", value: 4, at: "figure" }] } });
  things.push({ id: "anger", kind: "counter", zone: "mat", label: "Anger 1", face: { title: "Anger", icon: "enrage", numbers: [{ what: "of 3", value: 1, at: "figure" }] } });
  things.push({ id: "spirit", kind: "token", zone: "mat", label: "Spirit", face: { icon: "spark-spirit", field: "#7d1730" } });
  const zones: Zone[] = [
    { id: "cave", kind: "board", label: "The cave", width: 640, height: 540 },
    { id: "hand", kind: "hand", label: "Your hand", owner: 0 },
    { id: "mat", kind: "mat", label: "Nightmare Unicorn", note: "Shine nine times, then enter the Entrance.", owner: 0 },
  ];
  return {
    scene: { zones, things, arrows: [{ start: "unicorn", end: "tile/5/2", label: "Move 2", owner: 0 }], layout: { table: [{ zones: ["cave"], grow: true }], near: ["hand"], right: ["mat"] } },
    facts: { ...facts("Vast", "You", "Maro", "Ilse", "Wren"), seats: facts("", "You", "Maro", "Ilse", "Wren").seats.map((seat, index) => ({ ...seat, colour: (["F", "B", "C", "D"] as const)[index] ?? "A" })) },
    eyes: 0,
    chosen: ["move/0"],
    questions: [question("How do you use this card?", "Facing east. 3 of 4 actions left.", option("Move 2", "move/0", "tile/4/2", "tile/5/2"), option("Turn left", "move/1"), option("Move 3", "move/2"), option("Move 1", "move/3"), option("Put back"))],
  };
}

function overlord(): Maker[string] {
  const things: Thing[] = [];
  const units: [string, string, string, string, number][] = [["Steel Sword", "rune-sword", "azure", "paly", 0], ["Housecarl", "battle-axe", "gules", "bendy", 2], ["Fighter", "swordman", "gules", "bendy", 2], ["Coin Purse", "swap-bag", "azure", "paly", 0], ["Sellsword", "gladius", "gules", "bendy", 3]];
  units.forEach(([title, icon, field, pattern, power], index) => {
    things.push({ id: `land/${index}`, kind: index < 2 ? "plate" : "slot", zone: "lands", label: index < 2 ? "Town" : "No territory", face: index < 2 ? { title: index ? "Fortress" : "Town", text: index ? "+3 here" : "3 Gold", icon: index ? "castle" : "huts-village", field: "vert", pattern: "barry", chips: index ? [{ icon: "checked-shield", label: "shield" }] : [] } : { title: "" } });
    things.push({ id: `unit/${index}`, kind: "card", zone: "field", label: title, owner: 0, face: { title, icon, field, pattern, text: index === 4 ? "+2 Power per Gold action you used." : "No effect.", designed: index === 1, numbers: power ? [{ what: "power", value: power, ledger: [{ label: "printed Power", value: String(power), icon: "gladius" }, { label: "1 Gold action used", value: "+2" }, { label: "total Power", value: String(power + 2), sum: true }] }] : [], chips: power ? [{ icon: "gladius", label: "Sword" }] : [], pips: index === 1 ? [2, 3] : [0, 0] }, marks: index === 2 ? ["new"] : index === 3 ? ["turned"] : [] });
  });
  for (let seat = 1; seat < 3; seat += 1) for (let index = 0; index < 5; index += 1) things.push({ id: `foe/${seat}/${index}`, kind: "card", zone: `foe/${seat}`, label: "A unit", owner: seat, face: index === 4 && seat === 2 ? { icon: "unicorn", field: "#5b2a31", down: true } : { title: "Soldier", icon: ["woman-elf-face", "bow-arrow", "elf-helmet", "spears", "gladius"][index] ?? "", field: index === 1 ? "azure" : "gules", pattern: index === 1 ? "paly" : "bendy", numbers: index === 1 ? [] : [{ what: "power", value: 2 + index }] } });
  for (const [index, icon] of ["robber", "fireball", "fox-head", "dew", "token", "health-potion"].entries()) things.push({ id: `market/${index}`, kind: "card", zone: "market", label: "For sale", face: { title: "For sale", icon, field: index < 3 ? "gules" : "azure", pattern: index < 3 ? "bendy" : "paly", numbers: index < 3 ? [{ what: "power", value: 3 }] : [] } });
  for (let seat = 0; seat < 3; seat += 1) things.push({ id: `might/${seat}`, kind: "counter", zone: "might", label: `Might of seat ${seat}`, owner: seat, face: { title: ["You", "Ilse", "Wren"][seat] ?? "", numbers: [{ what: "Might", value: [19, 23, 11][seat] ?? 0, at: "figure", change: seat ? 0 : 9, ledger: [{ label: "printed Power", value: "3", icon: "gladius" }, { label: "Steel Sword", value: "+3", icon: "rune-sword" }, { label: "Might earned", value: "9", sum: true }] }] } });
  for (let index = 0; index < 14; index += 1) things.push({ id: `held/${index}`, kind: "card", zone: "hand", label: `Card ${index}`, owner: 0, when: "for round 4", face: { title: index % 2 ? "Witch" : "Lucky Coin", icon: index % 2 ? "pointy-hat" : "token", field: index % 2 ? "gules" : "azure", pattern: index % 2 ? "bendy" : "paly", text: "The Unit to the right gets +3.", numbers: index % 2 ? [{ what: "power", value: index }] : [] } });
  things.push({ id: "deck/top", kind: "card", zone: "deck", label: "Your deck", face: { icon: "unicorn", field: "#5b2a31", down: true } });
  const zones: Zone[] = [
    { id: "market", kind: "row", label: "Marketplace", note: "opens with Gold", size: "xs" },
    { id: "might", kind: "figures", label: "Might this round" },
    { id: "foe/1", kind: "row", label: "Ilse", note: "plays 1st · 3 in hand", owner: 1, size: "xs" },
    { id: "foe/2", kind: "row", label: "Wren", note: "plays 3rd · 2 in hand", owner: 2, size: "xs" },
    { id: "lands", kind: "row", label: "Territories", owner: 0 },
    { id: "field", kind: "row", label: "Battlefield", owner: 0, marks: ["attacking"] },
    { id: "deck", kind: "pile", label: "your deck", count: 4, size: "s" },
    { id: "discard", kind: "pile", label: "discard", count: 0, size: "s" },
    { id: "hand", kind: "hand", label: "Your hand", owner: 0 },
  ];
  return {
    scene: { zones, things, layout: { table: [{ zones: ["foe/1", "foe/2"] }, { zones: ["lands"] }, { zones: ["field"] }], near: ["deck", "discard", "hand"], left: ["market"], right: ["might"] } },
    facts: { ...facts("Unicorn Overlord", "You", "Ilse", "Wren") },
    eyes: 0,
    questions: [question("Deploy a Unit into column 5.", "You used one Gold action.", option("Witch", "held/1", "field"), option("Soldier", "held/3", "unit/4"), option("Nothing"))],
  };
}

export const made: Maker = { "made-overlord": overlord(), "made-unicornus": unicornus(), "made-crown": crown(), "made-vast": vast() };
