import pg from "pg";
import { expect, test } from "vitest";
import { afterTest } from "../../testing/after-test.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { executePrepared } from "./prepared-query.ts";

const { url } = await testDatabase();

/** A connection like those of the pools, with a temporary table. */
async function connect() {
  const options: pg.ClientConfig & { pipeline: boolean } = { connectionString: url, pipeline: true };
  const client = new pg.Client(options);
  await client.connect();
  afterTest(() => client.end());
  await client.query("create temporary table stays (id int, room text)");
  return client;
}

test.each([
  [
    "values of many types",
    "select 7 as int, 8::int8 as big, 1.5::float8 as float, true as bool, 'é\n' as text",
  ],
  ["times and dates", "select '2026-02-03T04:05:06.789Z'::timestamptz as at, '2026-02-03'::date as day"],
  ["nulls", "select null::text as text, null::jsonb as json, null::int[] as list"],
  [
    "JSON, lists and bytes",
    `select '{"a": [null, 1]}'::jsonb as json, '{1,null}'::int[] as list, '\\x00ff'::bytea`,
  ],
  ["several rows", "select n, n % 2 = 0 as is_even from generate_series(1, 20) n"],
  ["no rows", "select 1 as one where false"],
  ["rows without columns", "select from generate_series(1, 3)"],
  ["two columns of one name", "select 1 as id, 2 as id"],
  ["a change without rows", "insert into stays values (1, 'a'), (2, 'b')"],
  ["a change with rows", "insert into stays values (1, 'a'), (2, 'b') returning room, id"],
])("returns what the driver returns, at each execution: %s", async (name, text) => {
  const client = await connect();
  const { rows, rowCount, command } = await client.query(text);
  const executions = Array.from({ length: 3 }, () => executePrepared(client, { name, text, values: [] }));
  executions.push(Promise.all(executions).then(() => executePrepared(client, { name, text })));
  for (const execution of executions) expect(await execution).toEqual({ rows, rowCount, command });
});

test("a statement that fails is rejected with its caller's stack, and works afterwards", async () => {
  const client = await connect();
  const divide = (by: number) =>
    executePrepared(client, { name: "divide", text: "select 6 / $1::int as share", values: [by] });
  async function caller() {
    await divide(0);
  }
  const failure = await caller().catch((error) => error);
  expect(failure).toMatchObject({ code: "22012", stack: expect.stringContaining("caller") });
  const [two, none, three] = await Promise.allSettled([divide(3), divide(0), divide(2)]);
  expect(two).toMatchObject({ value: { rows: [{ share: 2 }] } });
  expect(none).toMatchObject({ reason: { code: "22012" } });
  expect(three).toMatchObject({ value: { rows: [{ share: 3 }] } });
});

test("a value that can't be read rejects its own statement only", async () => {
  const client = await connect();
  const jsonType = pg.types.builtins.JSON;
  const parse = pg.types.getTypeParser(jsonType, "text");
  pg.types.setTypeParser(jsonType, () => {
    throw new SyntaxError("unreadable");
  });
  afterTest(() => pg.types.setTypeParser(jsonType, parse));
  const unreadable = executePrepared(client, { name: "json", text: "select '{}'::json as json", values: [] });
  const readable = executePrepared(client, { name: "text", text: "select 'x' as text", values: [] });
  await expect(unreadable).rejects.toThrow("unreadable");
  expect((await readable).rows).toEqual([{ text: "x" }]);
});

test("columns that have changed since are refused, not mixed up", async () => {
  const client = await connect();
  const all = { name: "all stays", text: "select * from stays", values: [] };
  await client.query("insert into stays values (1, 'a')");
  expect((await executePrepared(client, all)).rows).toEqual([{ id: 1, room: "a" }]);
  await client.query("alter table stays rename room to suite; alter table stays drop id, add id int");
  await expect(executePrepared(client, all)).rejects.toMatchObject({ code: "0A000" });
});

test("statements of a lost connection are rejected", async () => {
  const client = await connect();
  client.on("error", () => {});
  const sleeping = executePrepared(client, { name: "sleep", text: "select pg_sleep(60)", values: [] });
  client.connection.stream.destroy();
  await expect(sleeping).rejects.toThrow(/Connection terminated/);
});
