/* Ledgers: every number can say how it came about. One is open at a time, beside its number. */

import type { Attachment } from "svelte/attachments";

import type { Number as Figure } from "./types";

export interface Tip {
  figure: Figure;
  box: DOMRect;
}

class Tips {
  open = $state.raw<Tip | null>(null);

  show(figure: Figure, element: Element): void {
    this.open = { figure, box: element.getBoundingClientRect() };
  }

  hide(): void {
    this.open = null;
  }
}

export const tips = new Tips();

/** Shows the figure's ledger while the pointer or the keyboard is on it. */
export function explain(figure: Figure): Attachment<HTMLElement> {
  return (element) => {
    if (!figure.ledger?.length) return;
    const stop = new AbortController();
    const { signal } = stop;
    const holder = element.closest<HTMLElement>("button.t-figure") ?? element;
    const show = (): void => tips.show(figure, element);
    const hide = (): void => tips.hide();
    holder.addEventListener("pointerenter", show, { signal });
    holder.addEventListener("pointerleave", hide, { signal });
    holder.addEventListener("focus", show, { signal });
    holder.addEventListener("blur", hide, { signal });
    if (holder !== element) holder.addEventListener("click", show, { signal });
    return () => {
      stop.abort();
      if (tips.open?.figure === figure) tips.hide();
    };
  };
}
