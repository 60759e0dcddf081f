/* The gallery of drawn tables: `npx vite --config dev/vite.config.ts`, then /dev/gallery.html. Never part of the page. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Connect, type Plugin } from "vite";

import { shellIcons } from "../build-page";

interface IconFile {
  icons: Record<string, { body: string }>;
  width?: number;
  height?: number;
}

/** Answers /api/icons/a,b as the server does. */
function icons(): Plugin {
  const file = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8")) as IconFile;
  return {
    name: "gallery-icons",
    configureServer: ({ middlewares }) => serve(middlewares),
    configurePreviewServer: ({ middlewares }) => serve(middlewares),
  };

  function serve(middlewares: Connect.Server): void {
    middlewares.use("/api/icons/", (request, response) => {
      const names = decodeURIComponent((request.url ?? "").slice(1)).split(",");
      const found = names.flatMap((name) => (file.icons[name] ? [[name, { body: file.icons[name].body, width: file.width ?? 512, height: file.height ?? 512 }]] : []));
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(Object.fromEntries(found)));
    });
  }
}

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  cacheDir: "node_modules/.vite-gallery",
  plugins: [svelte(), shellIcons(), icons()],
  build: { outDir: "node_modules/.gallery", rollupOptions: { input: fileURLToPath(new URL("gallery.html", import.meta.url)) } },
  preview: { host: "127.0.0.1", port: 5198, strictPort: true },
  server: { host: "127.0.0.1", port: 5199, strictPort: true },
});
