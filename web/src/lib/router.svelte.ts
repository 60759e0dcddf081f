/** Which page the address names. Links are plain <a href>; clicks on them stay inside the page. */

export type PageName =
  | "home" | "setup" | "table" | "text" | "replay" | "rules" | "settings" | "credits" | "missing";

export interface Route {
  page: PageName;
  /** The game or the table that the address names. */
  id: string;
  path: string;
  query: URLSearchParams;
  /** Without its #. */
  hash: string;
}

const PATTERNS: readonly [RegExp, PageName][] = [
  [/^\/$/, "home"],
  [/^\/new\/([^/]+)$/, "setup"],
  [/^\/t\/([^/]+)$/, "table"],
  [/^\/t\/([^/]+)\/text$/, "text"],
  [/^\/t\/([^/]+)\/replay$/, "replay"],
  [/^\/rules\/([^/]+)$/, "rules"],
  [/^\/settings$/, "settings"],
  [/^\/credits$/, "credits"],
];

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function routeOf(address: URL | Location): Route {
  const path = address.pathname.length > 1 ? address.pathname.replace(/\/+$/, "") || "/" : "/";
  const rest = { path, query: new URLSearchParams(address.search), hash: plain(address.hash.slice(1)) };
  for (const [pattern, page] of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return { page, id: plain(match[1] ?? ""), ...rest };
  }
  return { page: "missing", id: "", ...rest };
}

class Router {
  route = $state.raw<Route>(routeOf(location));

  read(): void {
    this.route = routeOf(location);
  }
}

export const router = new Router();

/** Goes to another page of ours. `replace`: the present address is not one to come back to. */
export function navigate(path: string, { replace = false }: { replace?: boolean } = {}): void {
  const before = router.route.path;
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  router.read();
  if (router.route.path !== before) scrollTo(0, 0);
}

function ours(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return null;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return null;
  return link;
}

/** Listens for links and the back button; gives back how to stop. */
export function listen(): () => void {
  const clicked = (event: MouseEvent): void => {
    const link = ours(event);
    if (!link) return;
    const stays = link.pathname === location.pathname && link.search === location.search;
    if (stays && link.hash) return; // a jump inside the page: the browser's own business
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  const moved = (): void => router.read();
  document.addEventListener("click", clicked);
  addEventListener("popstate", moved);
  addEventListener("hashchange", moved);
  return () => {
    document.removeEventListener("click", clicked);
    removeEventListener("popstate", moved);
    removeEventListener("hashchange", moved);
  };
}
