import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import type { LinguiConfigNormalized } from "@lingui/conf";
import type { Plugin } from "vite";

const words = "words:";
const lazyImport = /\bimport\(\s*"(\.{1,2}\/[^"]+\.tsx?)"\s*\)/g;
const staticImport = /^(?:import|export)\s(?!type\b)([^;]*?)"(\.{1,2}\/[^"]+\.tsx?|#words\/Trans)";/gm;

/**
 * Splits the message catalogues by lazy part: `import("./Screen.tsx")` also loads, in the person's language, the messages
 * of the files that this import adds to the start. `words:src/main.tsx` has those of the start, as one loader per
 * language.
 */
export function wordsByPart(config: LinguiConfigNormalized, start: string): Plugin {
  const root = config.rootDir;
  const inRoot = (file: string) => path.relative(root, file).split(path.sep).join("/");
  const read = () => readParts(config, start);
  let reading: ReturnType<typeof readParts> | undefined;
  const parts = () => (reading ??= read());
  return {
    name: "words-by-part",
    enforce: "pre",
    buildStart() {
      reading = undefined;
    },
    resolveId: (id) => (id.startsWith(words) ? id : undefined),
    async load(id) {
      if (!id.startsWith(words)) return;
      const [file = "", language] = id.slice(words.length).split("?");
      const { of, catalogues } = await parts();
      for (const one of catalogues.keys()) this.addWatchFile(`${root}/src/locales/${one}.po`);
      if (language) return { code: compiled(language, of(file, language)), moduleType: "js" };
      const loads = [...catalogues.keys()].map((one) => `${one}: () => import("${words}${file}?${one}")`);
      return { code: `export default { ${loads.join(", ")} };`, moduleType: "js" };
    },
    async transform(code, id) {
      const from = id.split("?")[0] ?? id;
      if (!from.startsWith(`${root}/src/`) || !/\.tsx?$/.test(from)) return;
      const { of, catalogues } = await parts();
      const imports: string[] = [];
      const changed = code.replace(lazyImport, (asWritten, to: string) => {
        const part = inRoot(path.resolve(path.dirname(from), to));
        const hasWords = [...catalogues.keys()].some((language) => of(part, language).size > 0);
        if (!hasWords) return asWritten;
        const name = `wordsOfPart${imports.length}`;
        imports.push(`import ${name} from "${words}${part}";`);
        return `withWords(${asWritten}, ${name})`;
      });
      if (imports.length === 0) return;
      imports.push(`import { withWords } from "${root}/src/core/language/words.ts";`);
      // Appended, so that line numbers stay the same.
      return { code: `${changed}\n${imports.join("\n")}\n`, map: null };
    },
  };
}

/** Such as "words-en-FaqScreen". */
export function wordsFileName(moduleId: string | null): string | undefined {
  if (!moduleId?.startsWith(words)) return;
  const [file = "", language] = moduleId.slice(words.length).split("?");
  return `words-${language}-${path.basename(file, path.extname(file))}`;
}

type Messages = Map<string, { text: string; files: string[] }>;

async function readParts(config: LinguiConfigNormalized, start: string) {
  const catalogues = new Map<string, Messages>();
  for (const language of config.locales) catalogues.set(language, await readMessages(config, language));
  const atStart = filesOf(config.rootDir, start);
  /** The messages that a part adds to the start. */
  const of = (part: string, language: string): Map<string, string> => {
    const files = part === start ? atStart : filesOf(config.rootDir, part).difference(atStart);
    const messages = [...(catalogues.get(language) ?? [])];
    return new Map(
      messages
        .filter(([, { files: usedIn }]) => usedIn.some((file) => files.has(file)))
        .filter(([, { files: usedIn }]) => part === start || !usedIn.some((file) => atStart.has(file)))
        .map(([id, { text }]) => [id, text]),
    );
  };
  return { catalogues, of };
}

async function readMessages(config: LinguiConfigNormalized, language: string): Promise<Messages> {
  const all: Messages = new Map();
  for (const catalogue of await getCatalogs(config)) {
    const kept = (await catalogue.read(language)) ?? {};
    const { messages } = await catalogue.getTranslations(language, {
      fallbackLocales: config.fallbackLocales,
      sourceLocale: config.sourceLocale ?? "en",
      missingBehavior: "resolved",
    });
    for (const [id, text] of Object.entries(messages))
      all.set(id, { text, files: (kept[id]?.origin ?? []).map(([file]) => file) });
  }
  return all;
}

/**
 * A file and everything it imports statically, as paths below `root`. An index.ts counts with the re-exports that are
 * imported from it only, as the bundler drops the others.
 */
export function filesOf(root: string, first: string): Set<string> {
  const found = new Set<string>();
  const open = [first];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !existsSync(`${root}/${file}`)) continue;
    found.add(file);
    for (const { to, names } of importsOf(root, file)) {
      if (!to.endsWith("/index.ts")) open.push(to);
      else for (const one of importsOf(root, to)) if (one.isNeededFor(names)) open.push(one.to);
    }
  }
  return found;
}

function importsOf(root: string, file: string) {
  const code = readFileSync(`${root}/${file}`, "utf8");
  return [...code.matchAll(staticImport)].map(([, clause = "", to = ""]) => {
    const names =
      /\{([^}]*)\}/
        .exec(clause)?.[1]
        ?.match(/\w+/g)
        ?.filter((word) => word !== "type") ?? [];
    return {
      to: to.startsWith("#") ? "src/ui/Trans.tsx" : path.posix.join(path.posix.dirname(file), to),
      names,
      /** An import without names is there for its side effects. */
      isNeededFor: (parts: string[]) => names.length === 0 || names.some((name) => parts.includes(name)),
    };
  });
}

function compiled(language: string, messages: Map<string, string>): string {
  const { source, errors } = createCompiledCatalog(language, Object.fromEntries(messages), {
    namespace: "es",
  });
  const [wrong] = errors;
  if (wrong) throw new Error(`"${wrong.source}" in ${language} cannot be read`, { cause: wrong.error });
  return source;
}
