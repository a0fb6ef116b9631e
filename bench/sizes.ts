import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Figures, MeasureOptions } from "./figures.ts";

const dist = path.resolve(import.meta.dirname, "../web/dist");

/** Sizes of the files that a browser loads: for /home, signed in and in English, and for each further screen. */
export async function measureSizes({ say }: MeasureOptions): Promise<Figures> {
  const assets = readAssets(path.join(dist, "assets"));
  const html = readFileSync(path.join(dist, "index.html"), "utf8");
  const entry = [...html.matchAll(/\/assets\/([\w~.-]+\.(?:js|css))/g)].map(([, file]) => file as string);
  // A signed-in browser also loads the messages of its language, and the worker that keeps the refresh token.
  const worker = [...assets.keys()].filter((file) => /^auth0.*worker.*\.js$/.test(file));
  const atHome = closure(
    [...entry, ...screen("HomeScreen", assets), ...wordsOf("main", assets), ...worker],
    assets,
  );
  const further = screenNames()
    .filter((name) => name !== "HomeScreen")
    .map((name) => {
      const brought = [...closure(screen(name, assets), assets)].filter((file) => !atHome.has(file));
      return [name, kib(brought.filter(isScript), assets)] as const;
    })
    .sort(([, a], [, b]) => b - a);
  for (const [name, size] of further) say(`${name}: ${size.toFixed(1)} KiB`);
  const [largest = ["", 0]] = further;
  return {
    "first load: script at /home": {
      value: kib([...atHome].filter(isScript), assets),
      unit: "KiB",
      atMost: 240,
    },
    "first load: style at /home": {
      value: kib(
        [...atHome].filter((file) => file.endsWith(".css")),
        assets,
      ),
      unit: "KiB",
      atMost: 14,
    },
    [`first load: largest further route (${largest[0]})`]: { value: largest[1], unit: "KiB", atMost: 40 },
  };
}

type Assets = Map<string, string>;

const isScript = (file: string) => file.endsWith(".js");

/** Every screen registered by a feature. */
function screenNames(): string[] {
  const features = path.resolve(dist, "../src/features");
  const registered = readdirSync(features, { recursive: true, encoding: "utf8" })
    .filter((file) => /feature\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(features, file), "utf8"));
  return [...registered.join("\n").matchAll(/lazyScreen\(\(\) => import\("[./\w-]*\/(\w+)\.tsx"\)/g)].map(
    ([, name]) => name as string,
  );
}

/** The file of one screen, and its messages. */
function screen(name: string, assets: Assets): string[] {
  const own = [...assets.keys()].filter((file) => file.startsWith(`${name}-`) && isScript(file));
  if (own.length !== 1) throw new Error(`web/dist has no ${name}. Build the dashboard first`);
  return [...own, ...wordsOf(name, assets)];
}

const wordsOf = (part: string, assets: Assets) =>
  [...assets.keys()].filter((file) => file.startsWith(`words-en-${part}-`));

function readAssets(folder: string): Assets {
  const files = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), "utf8")]));
}

/** The files that these load statically, with their styles. */
export function closure(files: string[], assets: Assets): Set<string> {
  const found = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const code = assets.get(file);
    if (code === undefined || found.has(file)) continue;
    found.add(file);
    if (file.endsWith(".css")) continue;
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["`]\.\/([\w~.-]+\.js)["`]/g))
      open.push(imported as string);
    open.push(...stylesOf(file, assets));
  }
  return found;
}

/** A chunk lists its style files where it is imported, as numbers into a list. */
function stylesOf(file: string, assets: Assets): string[] {
  const styles: string[] = [];
  for (const code of assets.values()) {
    const importPattern = new RegExp(
      `import\\(["\`]\\./${RegExp.escape(file)}["\`]\\)[^[]{0,80}\\[([\\d,]*)\\]`,
    );
    const numbers = importPattern.exec(code)?.[1];
    const list = /m\.f=(\[[^\]]*\])/.exec(code)?.[1];
    if (!numbers || !list) continue;
    const all = JSON.parse(list) as string[];
    for (const n of numbers.split(",")) {
      const name = path.basename(all[Number(n)] ?? "");
      if (name.endsWith(".css")) styles.push(name);
    }
  }
  return styles;
}

function kib(files: string[], assets: Assets): number {
  return files.reduce((sum, file) => sum + gzipSync(assets.get(file) ?? "", { level: 9 }).length, 0) / 1024;
}
