import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Lingui's components: what they contain is in the catalogue. */
const catalogued = new Set(["Trans", "Plural", "Select", "SelectOrdinal"]);

/** Elements of what is the same in every language: code and keys. */
const verbatim = new Set(["code", "kbd", "pre", "Kbd"]);

/** Attributes that people never read. */
const unread =
  /^(className|style|key|id|d|viewBox|rel|sizes|autoComplete|inputMode|type|to|href|lang|dir|role|keyHint|data-.*)$/;

/** Names that are the same in every language, and key caps. */
const names = new Set([
  "Bellhop",
  "WhatsApp",
  "WhatsApp Flow",
  "Meta",
  "SHA-256",
  "Enter",
  "Esc",
  "Caddy",
  "Hotel Miramar",
]);

/** Functions that show their first argument. */
const shows = new Set(["toast", "announce"]);

/** Texts of the dashboard that are not in the catalogue, as `file:line: text`. */
export function findUntranslated(root: string): string[] {
  const source = path.join(root, "web/src");
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^gallery\/|\/test-[^/]+$/.test(file))
    .sort()
    .flatMap((file) =>
      untranslatedIn(file, readFileSync(path.join(source, file), "utf8")).map(
        ({ line, text }) => `web/src/${file}:${line}: ${text}`,
      ),
    );
}

export function untranslatedIn(file: string, code: string): { line: number; text: string }[] {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: { line: number; text: string }[] = [];
  const report = (node: ts.Node, text: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    found.push({ line: line + 1, text: text.trim().replaceAll(/\s+/g, " ") });
  };
  const look = (node: ts.Node): void => {
    if (ts.isJsxElement(node)) {
      const tag = node.openingElement.tagName.getText(tree);
      if (catalogued.has(tag) || verbatim.has(tag)) return;
    }
    if (ts.isJsxSelfClosingElement(node) && catalogued.has(node.tagName.getText(tree))) return;
    if (ts.isJsxText(node) && isRead(node.text)) report(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      for (const text of textsOf(node.expression)) if (isRead(text.text)) report(text, text.text);
    if (ts.isJsxAttribute(node) && !unread.test(node.name.getText(tree)))
      for (const text of textsOf(expressionOf(node))) if (isSentence(text.text)) report(text, text.text);
    if (ts.isCallExpression(node) && shows.has(node.expression.getText(tree)))
      for (const text of textsOf(node.arguments[0])) if (isRead(text.text)) report(text, text.text);
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

function expressionOf({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

/** The strings that an expression may be, without those inside of calls and tagged templates. */
function textsOf(node: ts.Expression | undefined): ts.LiteralLikeNode[] {
  if (!node) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node];
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const kind = node.operatorToken.kind;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return textsOf(node.right);
    if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
      return [...textsOf(node.left), ...textsOf(node.right)];
    if (kind === ts.SyntaxKind.PlusToken) return [...textsOf(node.left), ...textsOf(node.right)];
  }
  return [];
}

/** Two letters in a row, unless they are a name, an address, or of an entity such as `&nbsp;`. */
function isRead(text: string): boolean {
  const shown = text.replaceAll(/&\w+;/g, " ").trim();
  return /\p{L}{2}/u.test(shown) && !names.has(shown) && !/^\/\S+$/.test(shown);
}

/** Attributes also carry names of variants and icons: a text begins with a capital or has several words. */
function isSentence(text: string): boolean {
  return isRead(text) && /^\s*\p{Lu}\p{Ll}|\p{L} \p{L}/u.test(text);
}
