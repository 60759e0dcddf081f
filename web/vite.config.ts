import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { finishedPage, iconSet, shellIcons } from "./build-page.ts";

const server = "http://127.0.0.1:8000";

// What every page needs travels in one file instead of twenty small ones.
const SHELL = /\/src\/(lib\/(?!table|socket|credits|words\/(ko|ja))|parts\/)|virtual:shell-icons|\/node_modules\/(svelte|esm-env|clsx|@fluent)\//;

export default defineConfig({
  plugins: [svelte(), svelteTesting(), shellIcons(), iconSet(), finishedPage()],
  build: {
    outDir: "../src/monoceros/server/page",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: "shell", test: SHELL }] } },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".", "../src/monoceros/games"] }, // a test reads which icons games name
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
});
