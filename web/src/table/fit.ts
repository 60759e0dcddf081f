/* How closely a table is drawn, so that nothing of it is cut: as it is, notices in one line, smaller cards, smaller still. */

const TIGHTEST = 3;

/** Do the rows need more than there is? Read from where they lie, not from what flies over them on its way. */
function overflows(table: HTMLElement): boolean {
  const rows = table.querySelector<HTMLElement>(".t-rows");
  const [first, last] = [rows?.firstElementChild, rows?.lastElementChild] as (HTMLElement | null | undefined)[];
  if (!rows || !first || !last || !rows.clientHeight) return false;
  return last.offsetTop + last.offsetHeight - first.offsetTop > rows.clientHeight + 1;
}

/** The loosest drawing that fits, from `least` on; the tightest when none does, and then the table scrolls. */
export function fit(root: HTMLElement, table: HTMLElement, least = 0): void {
  for (let tight = least; tight <= TIGHTEST; tight += 1) {
    root.dataset["tight"] = String(tight);
    if (!overflows(table)) return;
  }
}

/** Draws closer when it must; looser only where `anew`, so that cards keep their size from question to question. */
export function refit(root: HTMLElement, table: HTMLElement, anew: boolean): void {
  const now = Number(root.dataset["tight"] ?? 0);
  if (anew) fit(root, table);
  else if (now < TIGHTEST && overflows(table)) fit(root, table, now + 1);
}

/** Keeps a table fitted while its room changes: the window's, or what the question leaves. */
export function keepFitted(root: HTMLElement, table: HTMLElement, wanted: () => boolean, changed: () => void): () => void {
  if (typeof ResizeObserver !== "function") return () => {};
  let [width, height] = [0, 0];
  const watcher = new ResizeObserver(() => {
    if (!wanted()) return void delete root.dataset["tight"];
    const anew = root.clientWidth !== width || root.clientHeight !== height;
    [width, height] = [root.clientWidth, root.clientHeight];
    const before = root.dataset["tight"];
    refit(root, table, anew);
    if (root.dataset["tight"] !== before) changed();
  });
  watcher.observe(root);
  watcher.observe(table);
  return () => watcher.disconnect();
}
