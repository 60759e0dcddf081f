/** Pages by name, each fetched when it is first wanted. */
import type { Component } from "svelte";

import type { PageName, Route } from "./router.svelte";
import { seats } from "./held";

type Page = Component<{ route: Route }>;
export type Wanted = PageName | "join";

const PAGES: Record<Wanted, () => Promise<{ default: Page }>> = {
  home: () => import("../pages/Home.svelte"),
  setup: () => import("../pages/Setup.svelte"),
  join: () => import("../pages/Join.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  text: () => import("../pages/TextPage.svelte"),
  replay: () => import("../pages/ReplayPage.svelte"),
  rules: () => import("../pages/RulesPage.svelte"),
  settings: () => import("../pages/Settings.svelte"),
  credits: () => import("../pages/Credits.svelte"),
  missing: () => import("../pages/NotFound.svelte"),
};

/** A friend's link leads to the chairs first, unless this browser already sits there. */
export function wanted(route: Route): Wanted {
  const invited = route.page === "table" && route.hash.startsWith("join=");
  return invited && seats(route.id).length === 0 ? "join" : route.page;
}

export async function fetchPage(name: Wanted): Promise<Page> {
  return (await PAGES[name]()).default;
}
