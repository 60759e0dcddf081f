// Keeps the shell of the page (this version's hashed files) for days without a network. Never the API: a table is either live or not shown.
const version = "__VERSION__";
const shell = ["__SHELL__"];
const drawer = `shell-${version}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(drawer)
      .then((cache) => cache.addAll(shell))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== drawer).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function hashed(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(hashed(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});
