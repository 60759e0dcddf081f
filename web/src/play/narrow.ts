/** Picking on the table: from things that are pressed to the one answer that is meant. */

import type { Option } from "../wire";

/** What can be pressed now: every zone or thing that some answer touches, with those answers. */
export type Lit = Map<string, Option[]>;

/** What a press means. */
export type Press =
  | { is: "pick"; option: Option }
  | { is: "choose"; chosen: string[] }
  | { is: "menu"; chosen: string[]; options: Option[] }
  | { is: "nothing" };

/** The answers that touch everything that was chosen. */
export function remaining(options: Option[], chosen: readonly string[]): Option[] {
  return options.filter((option) => chosen.every((id) => option.touches.includes(id)));
}

/** What glows: what the remaining answers touch. Chosen things stay pressable, so that they can be let go. */
export function litBy(options: Option[], chosen: readonly string[]): Lit {
  const lit: Lit = new Map();
  for (const option of remaining(options, chosen)) {
    for (const id of new Set(option.touches)) {
      const there = lit.get(id);
      if (there) there.push(option);
      else lit.set(id, [option]);
    }
  }
  return lit;
}

/** Somebody presses a thing. */
export function press(options: Option[], chosen: readonly string[], thing: string): Press {
  const at = chosen.indexOf(thing);
  if (at >= 0) return { is: "choose", chosen: chosen.slice(0, at) };
  const further = remaining(options, [...chosen, thing]);
  if (further.length > 0) return among(further, [...chosen, thing]);
  const anew = remaining(options, [thing]); // another thing to begin with
  return anew.length > 0 ? among(anew, [thing]) : { is: "nothing" };
}

/** Somebody drags a thing onto another: both are meant. */
export function drop(options: Option[], thing: string, target: string): Press {
  const both = remaining(options, [thing, target]);
  return both.length > 0 ? among(both, [thing, target]) : press(options, [], thing);
}

function among(options: Option[], chosen: string[]): Press {
  const [option, ...others] = options;
  if (option && others.length === 0) return { is: "pick", option };
  return thingsTellApart(options, chosen) ? { is: "choose", chosen } : { is: "menu", chosen, options };
}

/** Whether pressing a further thing would leave fewer answers. */
function thingsTellApart(options: Option[], chosen: string[]): boolean {
  const rest = options.map((option) => [...new Set(option.touches)].filter((id) => !chosen.includes(id)).sort().join("\n"));
  return new Set(rest).size > 1;
}
