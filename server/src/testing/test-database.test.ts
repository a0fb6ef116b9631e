import { expect, test } from "vitest";
import { asOwner } from "./as-owner.ts";
import { testDatabase } from "./test-database.ts";

const one = await testDatabase();
const other = await testDatabase();

test("each test database is migrated and isolated", async () => {
  await asOwner(one.url, "create table here_only ()");
  const tables = (url: string) =>
    asOwner(
      url,
      "select to_regclass('migrations') is not null as migrated, to_regclass('here_only') as planted",
    );
  expect(await tables(one.url)).toEqual([{ migrated: true, planted: "here_only" }]);
  expect(await tables(other.url)).toEqual([{ migrated: true, planted: null }]);
});
