/** Addresses of a table that people hand to each other. */

export function invitationLink(table: string, invitation: string): string {
  return `${location.origin}/t/${table}#join=${invitation}`;
}

export function watchLink(table: string): string {
  return `${location.origin}/t/${table}`;
}

/** Puts words on the clipboard; false if the browser would not (no permission, no secure address). */
export async function copy(words: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    field?.select();
    return field !== undefined && document.execCommand("copy");
  }
}
