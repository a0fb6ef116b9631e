import path from "node:path";
import { runProgram } from "../run/program.mjs";

/** Programs that tests start many times, without `.ts`. */
export const bundledPrograms: readonly string[] = [
  "server/src/main",
  "server/src/testing/bellhop-host",
  ...["graph", "mail", "model", "push"].map((name) => `fakes/${name}/main`),
];

/** Bundles them into a folder of the clone: modules outside the bundle are found from there. */
export async function bundlePrograms(root: string): Promise<string> {
  const folder = path.join(root, ".cache", "bundles");
  const vite = path.join(root, "node_modules", "vite", "bin", "vite.js");
  const config = path.join(import.meta.dirname, "bundles.config.ts");
  const code = await runProgram(process.execPath, [vite, "build", "--config", config], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", BELLHOP_TEST_BUNDLES: folder },
  });
  if (code !== 0) throw new Error(`The programs of the tests could not be bundled (code ${code}).`);
  return folder;
}
