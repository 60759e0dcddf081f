/** Shapes of icons by name. The shell's own are in the bundle; a table's come from the server, many in one request. */
import { SvelteMap } from "svelte/reactivity";
import shell from "virtual:shell-icons";

import type { IconShape } from "../wire";

const A_BATCH = 30; // names in one address: short enough for any proxy

const shapes = new SvelteMap<string, IconShape>(Object.entries(shell));
const asked = new Set<string>(shapes.keys());
let wanted: string[] = [];

/** The shape, if it is here; a component that reads it is drawn anew when it comes. */
export function get(name: string): IconShape | undefined {
  return shapes.get(name);
}

/** Asks for shapes that are not here yet. What is asked for in the same moment travels together. */
export function ensure(names: Iterable<string>): void {
  const idle = wanted.length === 0;
  for (const name of names) {
    if (!name || asked.has(name)) continue;
    asked.add(name);
    wanted.push(name);
  }
  if (idle && wanted.length) queueMicrotask(fetchWanted);
}

function fetchWanted(): void {
  const names = wanted.sort();
  wanted = [];
  for (let i = 0; i < names.length; i += A_BATCH) void fetchBatch(names.slice(i, i + A_BATCH));
}

async function fetchBatch(names: string[]): Promise<void> {
  try {
    const answer = await fetch(`/api/icons/${names.map(encodeURIComponent).join(",")}`);
    if (!answer.ok) throw new Error(`icons: ${answer.status}`);
    const found = (await answer.json()) as Record<string, IconShape>;
    for (const [name, shape] of Object.entries(found)) shapes.set(name, shape);
  } catch {
    for (const name of names) asked.delete(name); // whoever draws it next asks again
  }
}
