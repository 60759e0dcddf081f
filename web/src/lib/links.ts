/** What a pasted link means. */

export interface TableLink {
  table: string;
  invitation: string;
}

export type Pasted = { is: "table"; link: TableLink } | { is: "elsewhere"; address: string } | { is: "nothing" };

const TABLE = /^\/t\/([\w-]+)(?:\/(?:text|replay))?\/?$/;
const BARE = /^[\w-]{4,60}$/;

/** Reads a whole address, the part after the host, or a table's bare name. */
export function readLink(text: string, origin: string): Pasted {
  const pasted = text.trim();
  if (BARE.test(pasted)) return { is: "table", link: { table: pasted, invitation: "" } };
  let address: URL;
  try {
    address = new URL(pasted, origin);
  } catch {
    return { is: "nothing" };
  }
  const table = TABLE.exec(address.pathname)?.[1];
  if (!table || !/^https?:$/.test(address.protocol)) return { is: "nothing" };
  if (address.origin !== origin) return { is: "elsewhere", address: address.href };
  return { is: "table", link: { table, invitation: invitationIn(address.hash) } };
}

/** The invitation in `#join=…`, or "". */
export function invitationIn(hash: string): string {
  const found = /^#?join=(.+)$/.exec(hash);
  return found?.[1] ?? "";
}

/** The address of a table inside this page; with an invitation it leads to the chairs. */
export function tablePath({ table, invitation }: TableLink): string {
  return `/t/${encodeURIComponent(table)}${invitation ? `#join=${invitation}` : ""}`;
}

/** The link that is sent to a friend. */
export function friendLink(link: TableLink): string {
  return new URL(tablePath(link), location.origin).href;
}
