/** Tells somebody who looks elsewhere that they are asked: the window's title, its icon, a sound if wanted. */

import { t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { chime } from "./sound";
import turnIcon from "./turn.svg";

/** Whether the person looks at this page. */
class Attention {
  here = $state(document.hasFocus());

  listen(): () => void {
    const look = (): void => void (this.here = document.hasFocus() && !document.hidden);
    const events = [
      [window, "focus"],
      [window, "blur"],
      [document, "visibilitychange"],
    ] as const;
    for (const [place, name] of events) place.addEventListener(name, look);
    return () => {
      for (const [place, name] of events) place.removeEventListener(name, look);
    };
  }
}

/** Call in a component: signals while `asked` is true and nobody looks. */
export function signalTurn(asked: () => boolean, title: () => string): void {
  const attention = new Attention();
  $effect(() => attention.listen());
  const calls = $derived(asked() && !attention.here);

  $effect(() => {
    document.title = calls ? t("play-title-turn", { title: title() }) : `${title()} · Monoceros`;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!calls || !icon) return;
    const usual = icon.href;
    icon.href = turnIcon;
    return () => void (icon.href = usual);
  });

  $effect(() => {
    if (calls && settings.sound) chime();
  });
}
