import { existsSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { fingerprint } from "../run/fingerprint.mjs";
import { runProgram } from "../run/program.mjs";

/** Programs that tests start many times, without `.ts`. */
export const bundledPrograms: readonly string[] = [
  ...["main", "export", "import"].map((name) => `server/src/${name}`),
  "server/src/testing/bellhop-host",
  ...["graph", "mail", "model", "push"].map((name) => `fakes/${name}/main`),
];

const sources = ["server/src", "contract", "language", "fakes", "tools/test", "package-lock.json"];
const keptMs = 86_400_000;

/**
 * Bundles them into a folder of the clone, because modules outside the bundle are found from there. The folder is named
 * after the sources: another run in the same clone may still start programs from it.
 */
export async function bundlePrograms(root: string): Promise<string> {
  const all = path.join(root, ".cache", "bundles");
  const folder = path.join(all, fingerprint(root, sources).slice(0, 16));
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  const vite = path.join(root, "node_modules", "vite", "bin", "vite.js");
  const config = path.join(import.meta.dirname, "bundles.config.ts");
  const code = await runProgram(process.execPath, [vite, "build", "--config", config], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", BELLHOP_TEST_BUNDLES: unfinished },
  });
  if (code !== 0) throw new Error(`The programs of the tests could not be bundled (code ${code}).`);
  // It fails if another run was faster.
  await rename(unfinished, folder).catch((error) => {
    if (!existsSync(folder)) throw error;
  });
  for (const name of await readdir(all)) {
    const old = path.join(all, name);
    if (old !== folder && Date.now() - (await stat(old)).mtimeMs > keptMs)
      await rm(old, { recursive: true, force: true });
  }
  return folder;
}
