import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const own = /^web\/src\/core\/autosave\//;
const exempt = /\.(test|fixture)\.tsx?$|\/test-[^/]+\.ts$|^web\/src\/gallery\//;

/** Finds code of the dashboard that saves after a pause or when the page closes, without `web/src/core/autosave`. */
export function findOtherAutosaves(root: string): string[] {
  return globSync("web/src/**/*.{ts,tsx}", { cwd: root })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !own.test(file) && !exempt.test(file))
    .toSorted()
    .flatMap((file) => autosavesIn(file, readFileSync(path.join(root, file), "utf8")));
}

const timers = new Set(["setTimeout", "setInterval"]);
const closes = new Set(["pagehide", "unload"]);
const saves = /\b(save|flush|store|update|change)[A-Z]\w*|\b(save|flush)\b|\bmutate(Async)?\b/;

export function autosavesIn(file: string, code: string): string[] {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isAutosave(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      faults.push(`${file}:${line + 1}: saves later: use web/src/core/autosave`);
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return faults;
}

function isAutosave({ expression, arguments: [first] }: ts.CallExpression): boolean {
  if (!first) return false;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  if (name === "addEventListener") return ts.isStringLiteralLike(first) && closes.has(first.text);
  return timers.has(name) && saves.test(first.getText());
}
