/** What the build does besides bundling: icons, the service worker, compressed copies, the mark that it is done. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

interface Shape {
  body: string;
  width?: number;
  height?: number;
}

interface IconFile {
  icons: Record<string, Shape>;
  width?: number;
  height?: number;
}

const SHELL = "virtual:shell-icons";

/** Icons of the shell itself. They are in the bundle, so that the page is whole when the server is away. */
const SHELL_ICONS = [
  "anticlockwise-rotation",
  "cancel",
  "candle-flame",
  "clockwise-rotation",
  "cog",
  "eyeball",
  "gears",
  "open-book",
  "person",
  "return-arrow",
  "sands-of-time",
  "scroll-unfurled",
  "sun",
  "three-friends",
  "unicorn",
];

let file: IconFile | undefined;

function collection(): IconFile {
  file ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
  ) as IconFile;
  return file;
}

function shape(name: string): Shape {
  const { icons, width = 512, height = 512 } = collection();
  const found = icons[name];
  if (!found) throw new Error(`game-icons has no icon "${name}"`);
  return { body: found.body, width: found.width ?? width, height: found.height ?? height };
}

/** `import shapes from "virtual:shell-icons"`: the shapes of SHELL_ICONS. */
export function shellIcons(): Plugin {
  return {
    name: "monoceros-shell-icons",
    resolveId: (id) => (id === SHELL ? `\0${SHELL}` : undefined),
    load(id) {
      if (id !== `\0${SHELL}`) return;
      const shapes = Object.fromEntries(SHELL_ICONS.map((name) => [name, shape(name)]));
      return `export default ${JSON.stringify(shapes)}`;
    },
  };
}

/** Lays the whole icon collection beside the page: the server cuts out what a table names. */
export function iconSet(): Plugin {
  return {
    name: "monoceros-icon-set",
    apply: "build",
    generateBundle() {
      const shapes = Object.fromEntries(Object.keys(collection().icons).map((name) => [name, shape(name)]));
      this.emitFile({ type: "asset", fileName: "icons.json", source: JSON.stringify(shapes) });
    },
  };
}

const PACKED = /\.(js|css|html|svg|webmanifest|txt)$/;
const CACHED = /^assets\/.*\.(js|css|woff2|svg)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
}

/** The service worker's list of what makes up this version of the page. */
function fillWorker(folder: string): void {
  const names = filesUnder(folder).filter((name) => CACHED.test(name));
  const shell = ["/", ...names.map((name) => `/${name}`)];
  const digest = createHash("sha256").update(readFileSync(join(folder, "index.html"))).update(shell.join("\n"));
  const path = join(folder, "sw.js");
  const text = readFileSync(path, "utf8")
    .replace('"__VERSION__"', JSON.stringify(digest.digest("hex").slice(0, 12)))
    .replace('["__SHELL__"]', JSON.stringify(shell));
  writeFileSync(path, text);
}

function pack(path: string): void {
  const plain = readFileSync(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, quality));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
}

/** After the bundle is on disk: the worker's list, compressed copies, and `.built` last of all. */
export function finishedPage(): Plugin {
  let folder = "";
  let built = false;
  return {
    name: "monoceros-finished-page",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle() {
      built = true;
    },
    closeBundle() {
      if (!built) return;
      fillWorker(folder);
      for (const name of filesUnder(folder)) if (PACKED.test(name)) pack(join(folder, name));
      writeFileSync(join(folder, ".built"), `${new Date().toISOString()}\n`);
    },
  };
}
