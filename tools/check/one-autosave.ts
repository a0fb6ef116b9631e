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
    if (ts.isCallExpression(node) && isAutosave(node, tree)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      faults.push(`${file}:${line + 1}: saves later: use web/src/core/autosave`);
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return faults;
}

function isAutosave(
  { expression, arguments: [first, second] }: ts.CallExpression,
  tree: ts.SourceFile,
): boolean {
  if (!first) return false;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  if (timers.has(name)) return doesSave(first, tree);
  if (name !== "addEventListener" || !ts.isStringLiteralLike(first)) return false;
  return closes.has(first.text) || (first.text === "visibilitychange" && doesSave(second, tree));
}

/** Whether a function saves, by its words, or those of the function of the same file that it names. */
function doesSave(callback: ts.Node | undefined, tree: ts.SourceFile): boolean {
  if (callback === undefined) return false;
  if (saves.test(callback.getText())) return true;
  return ts.isIdentifier(callback) && functionsNamed(callback.text, tree).some((one) => saves.test(one));
}

function functionsNamed(name: string, tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const isNamed = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
    if (isNamed && node.name?.getText() === name) found.push(node.getText());
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}
