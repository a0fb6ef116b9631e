import { existsSync, readFileSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { oneAtATime } from "./lock.mjs";
import { runProgram } from "./program.mjs";

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string[] }} Entry */

/**
 * Installs what package-lock.json says when node_modules says otherwise; never writes package-lock.json.
 *
 * @param {string} root
 */
export async function ensurePackages(root) {
  if (isInstalled(root)) return;
  await oneAtATime(root, "packages", async () => {
    // The previous holder of the lock may have done it.
    if (!isInstalled(root)) await install(root);
  });
}

/** @param {string} root */
async function install(root) {
  const wanted = Object.keys(packagesIn(join(root, "package-lock.json"))).length;
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  console.log("Installing the packages of package-lock.json (about a minute the first time) ...");
  const ticking = setInterval(() => {
    console.log(`  ${countInstalled(root)} of ${wanted} packages after ${seconds()} s`);
  }, 5_000);
  try {
    // No package of ours needs its install script; we create the links that PostgreSQL's would create.
    const how = ["ci", "--ignore-scripts", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
    const [command, words] = npm(root);
    const code = await runProgram(command, [...words, ...how, "--loglevel=error"], {
      cwd: root,
      env: { ...process.env, PATH: pathOutside(root).join(delimiter) },
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (code !== 0) throw new Error(`"npm ci" ended with code ${code}.`);
  } finally {
    clearInterval(ticking);
  }
  if (!isInstalled(root)) throw new Error('"npm ci" did not install all packages of package-lock.json.');
  console.log(`Installed in ${seconds()} s.`);
}

/**
 * npm keeps a record of what it put into node_modules: it must have the same entries as package-lock.json,
 * but for optional ones made for other machines.
 *
 * @param {string} root
 */
function isInstalled(root) {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  const wanted = packagesIn(join(root, "package-lock.json"));
  const places = Object.keys({ ...installed, ...wanted }).filter((place) =>
    place.startsWith("node_modules/"),
  );
  return places.every((place) => {
    const is = installed[place];
    const should = wanted[place];
    if (should === undefined) return false;
    if (is === undefined) return isForOthers(should);
    return is.version === should.version && existsSync(join(root, place));
  });
}

/** @param {Entry} entry */
function isForOthers({ optional, devOptional, os, cpu, libc }) {
  const isForThis =
    os && cpu && !libc && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
  return Boolean(optional || devOptional) && !isForThis;
}

/**
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** @param {string} root */
function countInstalled(root) {
  const places = Object.keys(packagesIn(join(root, "package-lock.json")));
  // npm creates the folders first and fills them one by one.
  return places.filter((place) => existsSync(join(root, place, "package.json"))).length;
}

/**
 * npm as it was called, on a Node that the installation does not replace under it.
 *
 * @param {string} root
 * @returns {[string, string[]]}
 */
function npm(root) {
  const cli = process.env.npm_execpath;
  if (cli === undefined || basename(cli) !== "npm-cli.js") return ["npm", []];
  const node = pathOutside(root)
    .map((folder) => join(folder, "node"))
    .find((file) => existsSync(file));
  return [node ?? process.execPath, [cli]];
}

/** @param {string} root */
function pathOutside(root) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.filter((folder) => !folder.startsWith(join(root, "node_modules")));
}
