import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Names of verbs that have another word here; the table in docs/architecture.md explains each. */
const verbs: [wrong: RegExp, instead: string][] = [
  [/^must[A-Z]/, "require… throws, whyNot… returns a reason"],
  [
    /^take(Conversation|Guest|Reservation|Message|Booking|Import|Feed|Person|Plan)/,
    "lock… locks, open… adds",
  ],
  [/^(settleAll|settleOnly|setSettled|refreshWaiting)$/, "markAnswered, mark…Unanswered, recomputeWaiting"],
];

/** Small words that say nothing about the thing that they name. */
const vague = new Set(["its", "there", "stands", "left", "given", "asked", "wanted"]);

/** Where one of them is the right word. A field of a call, a row or a library keeps its name where it is unpacked. */
const allowed: [where: RegExp, name: string][] = [
  // A side of a page or picture.
  [/^server\/src\/(platform\/print|domain\/(guest-page-prints|welcome-card))\//, "left"],
  [/\/(pdf-lines|read-pdf)\.ts$/, "left"],
  // A field of the contract or a column.
  [/^server\/src\/domain\/questions\/(open-questions|export\.queries|hand-overs\.queries)\.ts$/, "asked"],
  [/\/(hand-over-reason|imports\.queries)\.ts$/, "asked"],
];

const folders = ["bench", "chaos", "contract", "e2e", "fakes", "guest", "language", "server", "tools", "web"];
const skipped = /(^|\/)(node_modules|dist|\.cache|generated)\/|\.(test|fixture)\.tsx?$/;

/** Names that break the rules, as `file:line: name: why`, or `file: why` for the file's own name. */
export function findNames(root: string): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        `${folder}/${file}`.split(path.sep).join("/"),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !skipped.test(file))
    .sort()
    .flatMap((file) => namesIn(file, readFileSync(path.join(root, file), "utf8")));
}

export function namesIn(file: string, code: string): string[] {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const report = (node: ts.Node, why: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    faults.push(`${file}:${line + 1}: ${node.getText(tree)}: ${why}`);
  };
  const look = (node: ts.Node): void => {
    const name = nameOf(node);
    const work = name && workOf(node);
    if (name && work)
      for (const [wrong, instead] of verbs) if (wrong.test(name.text)) report(name, `write ${instead}`);
    const any = name ?? typeOf(node);
    if (
      any &&
      vague.has(any.text.replace(/^[A-Z]/, (first) => first.toLowerCase())) &&
      !allowed.some(([where, one]) => one === any.text && where.test(file))
    )
      report(any, "name the thing");
    const field = name ?? fieldOf(node);
    if (field && /^(?!at)\w*Most$/.test(field.text)) report(field, "write max…");
    if (name && work) for (const why of faultsOf(name.text, work)) report(name, why);
    if (name && work && isPublishing(name.text, file) && broadcasts(work))
      report(name, "live events are broadcast; to publish is to go live");
    if (name && locksRows(name.text, node)) report(name, "locks rows: name it lock…, or …ForUpdate");
    if (ts.isCallExpression(node) && /^at\w*\.publish$/.test(node.expression.getText(tree)))
      report(node.expression, "live events are broadcast; to publish is to go live");
    ts.forEachChild(node, look);
  };
  look(tree);
  const why = fileNameFault(file, tree);
  if (why) faults.push(`${file}: ${why}`);
  return faults;
}

/** In the assistant's folders, publishing goes live and also broadcasts that it did. */
const isPublishing = (name: string, file: string): boolean =>
  /^publish([A-Z]|$)/.test(name) && !/^server\/src\/(domain|journeys)\/assistant\//.test(file);

const broadcasts = (work: Work): boolean => /\bbroadcast\w*\(/.test(work.getText());

/** True for a function `take…` that locks a row, and for a statement that locks rows, under another name. */
function locksRows(name: string, node: ts.Node): boolean {
  const work = workOf(node);
  if (work)
    return (
      /^take(?!\w*(Back|Out|Over|Away)\b)[A-Z]/.test(name) &&
      /\b(lock[A-Z]\w*|\w+ForUpdate)\b/.test(work.getText())
    );
  const value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
  if (!value || !ts.isCallExpression(value) || value.expression.getText() !== "change") return false;
  const sql = value.arguments[1]?.getText() ?? "";
  const isLock =
    /\bfor (no key )?(update|share)\b/i.test(sql) && !/\b(insert into|delete from|set)\b/i.test(sql);
  return isLock && !/^lock[A-Z]|ForUpdate$/.test(name);
}

/** Journeys that are a family of functions about one thing. */
const families = new Set(["judge-health", "write-support-bundle"]);

/**
 * A journey is named after one of its functions. In the domain and the doors, a file that exports one thing is named
 * after it; later words may be left out. Routes are named after their noun.
 */
function fileNameFault(file: string, tree: ts.SourceFile): string | undefined {
  const [, layer, base] = /^server\/src\/(journeys|domain|doors)\/(?:.*\/)?([^/.]+)\.ts$/.exec(file) ?? [];
  if (!layer || !base || base === "index" || base === "fragments" || base === "queues") return undefined;
  const exported = tree.statements.flatMap(exportedBy);
  if (layer === "journeys") {
    if (path.dirname(file) === "server/src/journeys") return "put it into a folder by who acts";
    const isNamed = exported.some((name) => kebab(name) === base) || families.has(base);
    return isNamed ? undefined : `name it after its main function: ${exported.map(kebab).join(", ")}`;
  }
  const [only, ...more] = exported;
  if (!only || only === "*" || more.length > 0 || only.endsWith("Routes") || isShortened(base, kebab(only)))
    return undefined;
  return `name it after its only export: ${kebab(only)}`;
}

/** Names of what a statement exports; `*` for types, and for what other files have. */
function exportedBy(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) return ["*"];
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isTypeAliasDeclaration(statement)) return ["*"];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return [(statement as Partial<Named>).name?.text ?? ""];
}

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();

const isShortened = (base: string, name: string): boolean =>
  new RegExp(`^${base.replaceAll("-", "(-[a-z0-9]+)*-")}(-[a-z0-9]+)*$`).test(name);

type Named = ts.Node & { name: ts.Identifier };

function nameOf(node: ts.Node): ts.Identifier | undefined {
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isPropertySignature(node) ||
    (ts.isBindingElement(node) && isRenaming(node)) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node);
  const name = isNamed ? (node as Partial<Named>).name : undefined;
  return name && ts.isIdentifier(name) ? name : undefined;
}

function typeOf(node: ts.Node): ts.Identifier | undefined {
  return ts.isTypeAliasDeclaration(node) || ts.isTypeParameterDeclaration(node) ? node.name : undefined;
}

function fieldOf(node: ts.Node): ts.Identifier | undefined {
  const isField = ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node);
  return isField && ts.isIdentifier(node.name) ? node.name : undefined;
}

/** A field that is unpacked under its own name has the name that its type gave it. */
const isRenaming = ({ parent, propertyName, dotDotDotToken }: ts.BindingElement): boolean =>
  ts.isArrayBindingPattern(parent) || propertyName !== undefined || dotDotDotToken !== undefined;

type Work = ts.FunctionDeclaration | ts.MethodDeclaration | ts.ArrowFunction | ts.FunctionExpression;

/** The function that a name is declared for. */
function workOf(node: ts.Node): Work | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node;
  const value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}

/** Checks syntax, not types: a function without a declared return type passes if it returns any value. */
function faultsOf(name: string, work: Work): string[] {
  const [verb] = /^(may|is|has|can|require|whyNot)(?=[A-Z])/.exec(name) ?? [];
  if (!verb) return [];
  if (verb !== "require" && throws(work)) return [`${verb}… must not throw; require… throws`];
  const type = work.type?.getText().replace(/^Promise<(.*)>$/s, "$1");
  const isVoid = type === "void" || (type === undefined && !returnsValue(work));
  if (verb === "whyNot")
    return isVoid || type === "boolean" ? ["whyNot… returns a reason, or undefined"] : [];
  if (verb === "require")
    return type === "boolean" || /\| undefined$/.test(type ?? "") ? ["require… throws"] : [];
  const isTruth = type === undefined ? !isVoid : /^boolean\b|\bis\b/.test(type);
  return isTruth ? [] : [`${verb}… returns a boolean; require… throws, whyNot… returns a reason`];
}

/** An error that was caught may be thrown again. */
function throws({ body }: Work): boolean {
  const look = (node: ts.Node): boolean =>
    (ts.isThrowStatement(node) && !ts.isIdentifier(node.expression)) ||
    (!ts.isFunctionLike(node) && (ts.forEachChild(node, (child) => look(child) || undefined) ?? false));
  return body !== undefined && look(body);
}

function returnsValue({ body }: Work): boolean {
  if (!body || !ts.isBlock(body)) return true;
  const look = (node: ts.Node): boolean =>
    (ts.isReturnStatement(node) && node.expression !== undefined) ||
    (!ts.isFunctionLike(node) && (ts.forEachChild(node, (child) => look(child) || undefined) ?? false));
  return look(body);
}
