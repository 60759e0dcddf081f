import { mount } from "svelte";

import App from "./App.svelte";
import { loadWords } from "./lib/i18n.svelte";
import { fetchPage, wanted } from "./lib/pages";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

settings.apply();

// The page travels while the words do; App asks for it again and says so if it did not come.
const page = fetchPage(wanted(router.route)).catch(() => undefined);
const target = document.getElementById("page");
if (!target) throw new Error("index.html has no place for the page");
await loadWords();
mount(App, { target, props: { first: await page } });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // When all else is here. Without it the page only lacks its offline notice.
  const register = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
