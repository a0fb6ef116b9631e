import path from "node:path";
import { ensureBuilt } from "../run/built.mjs";

/** For tests that are not started with `npm test`, which builds everything. */
export default function buildClassifier(): Promise<void> {
  return ensureBuilt(path.resolve(import.meta.dirname, "../.."), process.execPath, { isWhole: false });
}
