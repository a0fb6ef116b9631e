import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * The file to start for a program of this project, which is its bundle if there is one. `npm test` bundles each program
 * that tests start, because reading and linking hundreds of modules takes two fifths of a start.
 */
export function fileToStart(program: URL): string {
  const file = fileURLToPath(program);
  const bundles = process.env.BELLHOP_TEST_BUNDLES;
  return bundles ? path.join(bundles, path.relative(root, file).replace(/\.ts$/, ".mjs")) : file;
}
