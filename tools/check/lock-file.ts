import { readFileSync } from "node:fs";
import path from "node:path";

type Dependencies = Record<string, string>;
type Entry = {
  version?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Dependencies;
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
};

/**
 * Finds what would make `npm ci` refuse the lock file or install something else on another machine: missing optional
 * packages of other platforms, registry addresses, and a package.json that differs.
 */
export function findLockFaults(root: string): string[] {
  const { packages } = readJson<{ packages: Record<string, Entry> }>(path.join(root, "package-lock.json"));
  return Object.entries(packages).flatMap(([place, entry]) => [
    ...missingOptional(packages, place, entry),
    ...(/^https?:/.test(entry.resolved ?? "") ? [`${place} names the address of a registry`] : []),
    ...(place.startsWith("node_modules/") ? [] : outOfStep(root, place, entry)),
  ]);
}

function missingOptional(packages: Record<string, Entry>, place: string, entry: Entry): string[] {
  return Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !isReachable(packages, place, name))
    .map((name) => `${place || "the root"} wants ${name}, which has no entry`);
}

/** Node looks in the package's own node_modules, then in those of each folder above it. */
function isReachable(packages: Record<string, Entry>, place: string, name: string): boolean {
  for (let from = place; ; from = from.slice(0, Math.max(0, from.lastIndexOf("/")))) {
    if (packages[`${from}${from && "/"}node_modules/${name}`] !== undefined) return true;
    if (from === "") return false;
  }
}

function outOfStep(root: string, place: string, entry: Entry): string[] {
  const manifest = readJson<Entry>(path.join(root, place, "package.json"));
  const kinds = ["dependencies", "devDependencies", "optionalDependencies"] as const;
  return kinds
    .filter((kind) => sorted(manifest[kind]) !== sorted(entry[kind]))
    .map(
      (kind) => `${path.join(place, "package.json")} has other ${kind} than the lock file: run "npm install"`,
    );
}

function sorted(dependencies: Dependencies = {}): string {
  return JSON.stringify(Object.entries(dependencies).sort());
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
