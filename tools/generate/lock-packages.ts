import { readFileSync } from "node:fs";
import path from "node:path";

type Dependencies = Record<string, string>;
export type LockEntry = {
  version?: string;
  license?: string;
  resolved?: string;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Dependencies;
  optionalDependencies?: Dependencies;
};
export type LockFile = Record<string, LockEntry>;

/** A package that the product needs to run: its folder, relative to the root. */
export type ShippedPackage = { place: string; name: string; entry: LockEntry };

export function readLockFile(root: string): LockFile {
  return JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")).packages;
}

export const isForOnePlatform = ({ os, cpu }: LockEntry) => os !== undefined || cpu !== undefined;

/** All packages that these workspaces and `others` need to run, directly or not. */
export function shippedPackages(lock: LockFile, workspaces: string[], others: string[]): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const open = [
    ...workspaces.flatMap((workspace) => neededBy(lock, workspace)),
    ...others.flatMap((name) => placeOf(lock, "", name) ?? []),
  ];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const entry = lock[place];
    if (!entry || found.has(place)) continue;
    if (entry.link) {
      open.push(...neededBy(lock, entry.resolved ?? ""));
      continue;
    }
    found.set(place, { place, name: place.slice(place.lastIndexOf("node_modules/") + 13), entry });
    // Dependencies of a platform's package are for that platform too.
    if (!isForOnePlatform(entry)) open.push(...neededBy(lock, place));
  }
  return [...found.values()];
}

function neededBy(lock: LockFile, place: string): string[] {
  const { dependencies, optionalDependencies } = lock[place] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap(
    (name) => placeOf(lock, place, name) ?? [],
  );
}

/** Node looks in the package's own node_modules, then in those of each folder above it. */
function placeOf(lock: LockFile, place: string, name: string): string | undefined {
  for (let from = place; ; from = from.slice(0, Math.max(0, from.lastIndexOf("/")))) {
    const candidate = `${from}${from && "/"}node_modules/${name}`;
    if (lock[candidate]) return candidate;
    if (from === "") return undefined;
  }
}
