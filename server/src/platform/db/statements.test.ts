import { glob } from "node:fs/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { appRole, declaredStatements, urlAs } from "./index.ts";

const { url } = await testDatabase();
const sources = new URL("../../", import.meta.url);

test("every statement can be prepared in the migrated schema, with the rights of the app's role", async () => {
  for await (const file of glob("**/*.queries.ts", { cwd: sources }))
    await import(new URL(file, sources).href);
  // Other files of this process declare statements to try out the declaration itself.
  const statements = declaredStatements().filter(({ name }) => !name.startsWith("test "));
  expect(statements.length).toBeGreaterThan(60);

  const app = new pg.Client({ connectionString: urlAs(url, appRole, "") });
  await app.connect();
  const failures: string[] = [];
  for (const [n, { name, text }] of statements.entries()) {
    try {
      await app.query(`prepare s${n} as ${text}`);
      // PREPARE checks no rights; EXPLAIN does.
      const types = await app.query(
        "select cardinality(parameter_types) as count from pg_prepared_statements where name = $1",
        [`s${n}`],
      );
      const nulls = Array.from({ length: types.rows[0].count }, () => "null").join(", ");
      await app.query(`explain execute s${n}${nulls ? `(${nulls})` : ""}`);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  await app.end();
  expect(failures).toEqual([]);
});
