import { glob } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { declaredStatements } from "../../server/src/platform/db/index.ts";
import { childrenOf, fieldOf, isNode, type Node, nodesOf, numberOf, readNodeTree } from "./node-tree.ts";

type Statement = { name: string; text: string };

/** Accepted conditions by the statement's name and the column, with the reason. */
const exceptions = new Map([
  ["list earlier lines to count: messages.position", "The conversation has a few messages, by an index."],
  ["list venue usage: plan_usage.month", "The other columns of the index leave one row for each month."],
  [
    "delete provider records of session: oidc_records.id_sha256",
    "The account has a few records, by an index.",
  ],
  [
    "delete provider records of account: oidc_records.id_sha256",
    "The account has a few records, by an index.",
  ],
]);

/**
 * Finds conditions of the server's statements that can't use an index. Under row-level security PostgreSQL uses a
 * condition with an index only if it is leakproof. Other operators and functions, and `coalesce`, are evaluated row by
 * row behind the policy. The statements are read as PostgreSQL parses them in a migrated database.
 */
export async function findIndexDefeats(root: string, ownerUrl: string): Promise<string[]> {
  for await (const file of glob("server/src/**/*.queries.ts", { cwd: root }))
    await import(path.join(root, file));
  const defeats = await listDefeats(ownerUrl, declaredStatements());
  const unused = [...exceptions.keys()].filter((known) => !defeats.includes(known));
  return [
    ...defeats.filter((defeat) => !exceptions.has(defeat)),
    ...unused.map((known) => `${known}: listed as an exception, but not found`),
  ];
}

/** For each such condition, the statement's name with the table and column. The statements use the tables of `ownerUrl`. */
export async function listDefeats(ownerUrl: string, statements: Statement[]): Promise<string[]> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const catalogue = await readCatalogue(owner);
    const defeats: string[] = [];
    for (const { name, text } of statements)
      for (const query of await parse(owner, text))
        for (const column of defeatsIn(query, catalogue)) defeats.push(`${name}: ${column}`);
    return [...new Set(defeats)];
  } finally {
    await owner.end();
  }
}

/** The body of a function in SQL is stored parsed. */
async function parse(owner: pg.Client, text: string): Promise<Node[]> {
  await owner.query("begin");
  try {
    await owner.query(`prepare parsed as ${text}`);
    const { rows } = await owner.query<{ types: string }>(
      "select array_to_string(parameter_types, ', ') as types from pg_prepared_statements where name = 'parsed'",
    );
    await owner.query(
      `create function pg_temp.parsed(${rows[0]?.types}) returns void language sql begin atomic ${text}; end`,
    );
    const body = await owner.query<{ tree: string }>(
      "select prosqlbody::text as tree from pg_proc where oid = 'pg_temp.parsed'::regproc",
    );
    const tree = readNodeTree(body.rows[0]?.tree ?? "");
    return queriesIn({ tag: "", fields: new Map([["", [tree]]]) });
  } finally {
    await owner.query("rollback; deallocate all");
  }
}

type Catalogue = {
  leakproofFunctions: Set<number>;
  leakproofOperators: Set<number>;
  indexedOperators: Set<number>;
  /** Columns of tables with row-level security, keyed by the table's oid and the column's number. */
  indexedColumns: Map<string, string>;
};

async function readCatalogue(owner: pg.Client): Promise<Catalogue> {
  const oids = async (sql: string) =>
    new Set((await owner.query<{ oid: string }>(sql)).rows.map(({ oid }) => Number(oid)));
  const { rows } = await owner.query<{ key: string; name: string }>(
    `select distinct a.attrelid || ' ' || a.attnum as key, c.relname || '.' || a.attname as name
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
     where c.relrowsecurity and a.attname <> 'venue_id'`,
  );
  return {
    leakproofFunctions: await oids("select oid from pg_proc where proleakproof"),
    leakproofOperators: await oids(
      "select o.oid from pg_operator o join pg_proc p on p.oid = o.oprcode where p.proleakproof",
    ),
    // Their names, because ranges of prefixes and patterns can use an index too.
    indexedOperators: await oids(
      "select amopopr as oid from pg_amop union select oid from pg_operator where oprname in ('~~', '~~*', '^@')",
    ),
    indexedColumns: new Map(rows.map(({ key, name }) => [key, name])),
  };
}

/** The queries around each query, which its variables may refer to. */
const around = new WeakMap<Node, Node[]>();
/** Subqueries that the planner keeps apart: columns of the queries around them are parameters there. */
const apart = new WeakSet<Node>();

function queriesIn(node: Node, outer: Node[] = [], inCondition = false): Node[] {
  const isQuery = node.tag === "QUERY";
  if (isQuery) around.set(node, outer);
  const mayJoin = inCondition && ["0", "2"].includes(String(fieldOf(node, "subLinkType")));
  if (node.tag === "SUBLINK" && !mayJoin)
    for (const subquery of nodesOf(node, "subselect")) apart.add(subquery);
  const inside = isQuery ? [node, ...outer] : outer;
  const conditions = new Set(nodesOf(node, "jointree"));
  return [
    ...(isQuery ? [node] : []),
    ...childrenOf(node).flatMap((child) =>
      queriesIn(child, inside, isQuery ? conditions.has(child) : inCondition),
    ),
  ];
}

function defeatsIn(query: Node, catalogue: Catalogue): string[] {
  const scope = [query, ...(around.get(query) ?? [])];
  return nodesOf(query, "jointree")
    .flatMap(conditionsOf)
    .flatMap((condition) => comparisonsIn(condition, scope))
    .filter(({ operator }) => catalogue.indexedOperators.has(operator))
    .flatMap(({ operator, sides }) => {
      const resolved = sides.map((side) => resolve(side, scope));
      const isLeaky =
        !catalogue.leakproofOperators.has(operator) || resolved.some((side) => leaks(side, scope, catalogue));
      if (!isLeaky) return [];
      return resolved.flatMap((side) => columnOf(side, scope, catalogue) ?? []);
    });
}

/** The conditions of `where` and `on`. */
function conditionsOf(join: Node): Node[] {
  if (join.tag !== "FROMEXPR" && join.tag !== "JOINEXPR") return [];
  return [
    ...nodesOf(join, "quals"),
    ...["fromlist", "larg", "rarg"].flatMap((field) => nodesOf(join, field)).flatMap(conditionsOf),
  ];
}

type Comparison = { operator: number; sides: Node[] };

/** Comparisons of a condition, also those between a value and the rows of a subquery. */
function comparisonsIn(condition: Node, scope: Node[]): Comparison[] {
  if (condition.tag === "BOOLEXPR")
    return nodesOf(condition, "args").flatMap((part) => comparisonsIn(part, scope));
  if (condition.tag === "OPEXPR" || condition.tag === "SCALARARRAYOPEXPR")
    return [{ operator: numberOf(condition, "opno"), sides: nodesOf(condition, "args") }];
  // `in (select …)`: the test compares with parameters that stand for the subquery's columns.
  if (condition.tag !== "SUBLINK") return [];
  const [subquery] = nodesOf(condition, "subselect");
  const [first] = subquery ? columnsOf(subquery) : [];
  return nodesOf(condition, "testexpr")
    .flatMap((test) => comparisonsIn(test, scope))
    .map(({ operator, sides }) => ({
      operator,
      sides: sides.map((side) =>
        side.tag === "PARAM" && first && subquery && isSimple(subquery) ? first : side,
      ),
    }));
}

/** Replaces a column of a subquery that the planner merges into the query by its expression. */
function resolve(side: Node, scope: Node[]): Node {
  if (side.tag !== "VAR") return side;
  const entry = entryOf(side, scope);
  const number = numberOf(side, "varattno") - 1;
  if (!entry || number < 0) return side;
  const [subquery] = nodesOf(entry, "subquery");
  if (subquery && isSimple(subquery)) {
    const column = columnsOf(subquery)[number];
    return column ? resolve(column, [subquery, ...scope]) : side;
  }
  const alias = nodesOf(entry, "joinaliasvars")[number];
  return alias ? resolve(alias, scope) : side;
}

const columnsOf = (query: Node): Node[] =>
  nodesOf(query, "targetList").flatMap((target) => nodesOf(target, "expr"));

/** True if the planner merges the subquery: it has no grouping, order or limit. */
function isSimple(query: Node): boolean {
  const barring = [
    "groupClause",
    "distinctClause",
    "sortClause",
    "limitCount",
    "limitOffset",
    "setOperations",
    "havingQual",
  ];
  return fieldOf(query, "hasAggs") !== "true" && barring.every((field) => nodesOf(query, field).length === 0);
}

function entryOf(variable: Node, scope: Node[]): Node | undefined {
  const query = scope[numberOf(variable, "varlevelsup")];
  return query && nodesOf(query, "rtable")[numberOf(variable, "varno") - 1];
}

/** Decides like PostgreSQL's `contain_leaked_vars`, for the kinds of expressions in conditions. */
function leaks(node: Node, scope: Node[], catalogue: Catalogue): boolean {
  if (node.tag === "COALESCEEXPR") return true;
  // A subquery is computed before, or is no condition of an index.
  if (node.tag === "SUBLINK") return false;
  const parts = childrenOf(node);
  if (!mayLeak(node, catalogue)) return parts.some((part) => leaks(part, scope, catalogue));
  return parts.some((part) => hasVariable(part, scope));
}

function mayLeak(node: Node, { leakproofFunctions, leakproofOperators }: Catalogue): boolean {
  if (node.tag === "FUNCEXPR") return !leakproofFunctions.has(numberOf(node, "funcid"));
  if (node.fields.has("opno")) return !leakproofOperators.has(numberOf(node, "opno"));
  return node.tag === "COERCEVIAIO";
}

function hasVariable(node: Node, scope: Node[]): boolean {
  if (node.tag === "SUBLINK") return false;
  if (node.tag !== "VAR") return childrenOf(node).some((child) => hasVariable(child, scope));
  return !scope.slice(0, numberOf(node, "varlevelsup")).some((query) => apart.has(query));
}

/** The name of an indexed column of a table with row-level security. */
function columnOf(side: Node, scope: Node[], { indexedColumns }: Catalogue): string | undefined {
  if (side.tag === "RELABELTYPE")
    return nodesOf(side, "arg").map((arg) => columnOf(arg, scope, { indexedColumns } as Catalogue))[0];
  if (side.tag !== "VAR") return;
  const entry = entryOf(side, scope);
  if (!entry || !isNode(entry)) return;
  return indexedColumns.get(`${fieldOf(entry, "relid")} ${fieldOf(side, "varattno")}`);
}
