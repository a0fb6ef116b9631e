import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { type AllowedReads, foreignReads, type TableOwners, tableOwners } from "../table-owners.ts";

/** Tests and seeds may write anything, and an export contains everything. */
const exempt =
  /\.(test|fixture)\.ts$|\/test-[^/]+\.ts$|^server\/src\/(testing|platform\/transfer|platform\/db)\//;
const holdsSql = /(\.queries|\/fragments)\.ts$/;

/**
 * Statements that write a table of another folder, or read one without the owner's fragment. The literals of the source
 * are read, not the finished statements, so a fragment counts for the folder that wrote it.
 */
export function findForeignTables(
  root: string,
  owners: TableOwners = tableOwners,
  allowed: AllowedReads = foreignReads,
): string[] {
  const complaints = new Set(listUnowned(root, owners));
  const unused = new Set(
    Object.entries(allowed).flatMap(([folder, one]) => Object.keys(one).map((table) => `${folder} ${table}`)),
  );
  for (const file of globSync("server/src/**/*.ts", { cwd: root }).toSorted()) {
    if (exempt.test(file)) continue;
    const folder = folderOf(file);
    for (const { table, writes } of tablesOf(file, readFileSync(path.join(root, file), "utf8"), owners)) {
      const owner = owners[table];
      if (owner === folder) continue;
      if (writes)
        complaints.add(`${file}: writes ${table}, which belongs to ${owner}: call a function of it`);
      else if (allowed[folder]?.[table]) unused.delete(`${folder} ${table}`);
      else
        complaints.add(
          `${file}: reads ${table}, which belongs to ${owner}: use a function or fragment of it`,
        );
    }
  }
  for (const one of unused) complaints.add(`foreignReads lists ${one}, which is not read`);
  return [...complaints];
}

const folderOf = (file: string): string => /^server\/src\/(domain\/[^/]+|[^/]+)/.exec(file)?.[1] ?? file;

/** The tables of the migrations and of the list are the same. */
function listUnowned(root: string, owners: TableOwners): string[] {
  const created = new Set(
    globSync("server/migrations/*.sql", { cwd: root }).flatMap((file) =>
      [
        ...readFileSync(path.join(root, file), "utf8").matchAll(/^create table (?:if not exists )?(\w+)/gm),
      ].map(([, table = ""]) => table),
    ),
  );
  return [
    ...[...created].filter((table) => !(table in owners)).map((table) => `tableOwners lacks ${table}`),
    ...Object.keys(owners)
      .filter((table) => !created.has(table))
      .map((table) => `tableOwners lists ${table}, which no migration creates`),
  ];
}

type Use = { table: string; writes: boolean };

function tablesOf(file: string, code: string, owners: TableOwners): Use[] {
  const found: Use[] = [];
  const passed: string[] = [];
  const look = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined) {
      found.push(...tablesIn(text));
      if (text in owners && !ts.isLiteralTypeNode(node.parent)) passed.push(text);
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  // Names that the file passes to functions which build statements.
  const writes = found.some((use) => use.writes && use.table === "?");
  if (holdsSql.test(file)) found.push(...passed.map((table) => ({ table, writes })));
  return found.filter(({ table }) => table in owners);
}

/** A literal's text, with `?` for each placeholder. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return;
  return node.head.text + node.templateSpans.map(({ literal }) => `?${literal.text}`).join("");
}

const endsList = new Set(
  "where group order limit union on returning select for set having left right inner cross join".split(" "),
);
const readsNext = new Set(["from", "join", "using"]);

/** The tables that SQL reads and writes, without its own `with` queries. Functions are among them; they are no one's table. */
export function tablesIn(sql: string): Use[] {
  const tokens =
    sql
      .toLowerCase()
      .replaceAll("public.", "")
      .replaceAll(/--.*$|'[^']*'/gm, " ")
      .match(/(?:[a-z_?][a-z0-9_]*\.)?[a-z_?][a-z0-9_]*|[(),]/g) ?? [];
  const named = new Set(
    tokens.filter((_, at) => tokens[at + 1] === "as" && ["(", "materialized"].includes(tokens[at + 2] ?? "")),
  );
  const uses: Use[] = [];
  const add = (at: number, writes: boolean) => {
    const skipped = ["only", "lateral", "table"].includes(tokens[at] ?? "");
    const table = tokens[skipped ? at + 1 : at] ?? "";
    if (!named.has(table)) uses.push({ table, writes });
  };
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1] ?? "";
    if (token === "into" && ["insert", "merge"].includes(before)) add(at + 1, true);
    else if (token === "from" && before === "delete") add(at + 1, true);
    else if (token === "update" && !["for", "key", "do"].includes(before)) add(at + 1, true);
    else if (token === "truncate") add(at + 1, true);
    else if (readsNext.has(token) && before !== "distinct")
      for (const one of listFrom(tokens, at + 1)) add(one, false);
  }
  return uses;
}

/** Where the items of a list begin: `from guests g, lateral (…) one`. */
function listFrom(tokens: string[], start: number): number[] {
  const items = [start];
  let depth = 0;
  for (let at = start; at < tokens.length && depth >= 0; at++) {
    const token = tokens[at] ?? "";
    if (token === "(") depth++;
    else if (token === ")") depth--;
    else if (depth === 0 && endsList.has(token)) break;
    else if (depth === 0 && token === ",") items.push(at + 1);
  }
  return items;
}
