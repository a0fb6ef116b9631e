import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";

/** The boundaries of tools/boundaries.cjs; its type is dependency-cruiser's own. */
const { forbidden, options } = createRequire(import.meta.url)("../boundaries.cjs");

const workspaces = [
  "contract",
  "language",
  "server",
  "web",
  "guest",
  "fakes",
  "e2e",
  "chaos",
  "bench",
  "tools",
];

/** An import that a rule forbids. */
export type Crossing = { rule: string; from: string; to: string; why: string };

/**
 * Finds the imports below `root` that cross a boundary. Throws if no module was read: dependency-cruiser silently reads
 * none if it does not support the installed TypeScript.
 */
export async function findCrossings(root: string): Promise<Crossing[]> {
  const here = workspaces.filter((folder) => existsSync(path.join(root, folder)));
  const { output } = await cruise(here, {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  const { modules, summary } = output as ICruiseResult;
  const ours = modules.filter(({ source }) =>
    /^(contract|language|server|web|guest|fakes|e2e|chaos|bench|tools)\/.*\.tsx?$/.test(source),
  );
  if (ours.length === 0) throw new Error("Not one module was read: no boundary was checked.");
  return summary.violations.map(({ rule, from, to }) => {
    const why = forbidden.find(({ name }: { name: string }) => name === rule.name)?.comment ?? "";
    return { rule: rule.name, from, to, why };
  });
}
