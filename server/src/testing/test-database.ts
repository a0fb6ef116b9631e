import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { afterTest } from "./after-test.ts";
import { asOwner, cloneDatabase, databaseUrl, keepConnection } from "./as-owner.ts";

/** Clones the migrated database for one test file or test, and drops it afterwards. Returns the owner's URL. */
export async function testDatabase(): Promise<{ url: string }> {
  const { url, template } = inject("testPostgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await cloneDatabase(url, template, name);
  const own = databaseUrl(url, name);
  const endConnection = keepConnection(own);
  afterTest(async () => {
    await endConnection();
    await asOwner(url, `drop database ${name} with (force)`);
  });
  return { url: own };
}

/** The same without a schema. */
export async function emptyDatabase(): Promise<string> {
  const { url } = inject("testPostgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asOwner(url, `create database ${name}`);
  afterTest(async () => {
    await asOwner(url, `drop database ${name} with (force)`);
  });
  return databaseUrl(url, name);
}
