import path from "node:path";
import { ensureClassifier } from "../run/classifier.mjs";

/** For tests that are not started with `npm test`, which builds everything. */
export default function buildClassifier(): Promise<void> {
  return ensureClassifier(path.resolve(import.meta.dirname, "../.."), process.execPath);
}
