/** Put words on the clipboard; false where the browser does not allow it. */
export async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyOld(words);
  }
}

/** Pages that are not served over https have no clipboard, but the old way. */
function copyOld(words: string): boolean {
  const field = document.createElement("textarea");
  field.value = words;
  field.className = "sr";
  document.body.append(field);
  const before = document.activeElement;
  field.select();
  let done = false;
  try {
    done = document.execCommand("copy");
  } catch {
    done = false;
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
