import { randomBytes } from "node:crypto";
import { afterAll, inject } from "vitest";
import { asOwner, databaseUrl } from "./as-owner.ts";

/**
 * Clones the migrated database for one test file and drops it after the file's last test.
 * Call it at the top of the file: `const { url } = await testDatabase()`; the address is the owner's.
 */
export async function testDatabase(): Promise<{ url: string }> {
  const { url, template } = inject("testPostgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asOwner(url, `create database ${name} template ${template}`);
  afterAll(async () => {
    await asOwner(url, `drop database ${name} with (force)`);
  });
  return { url: databaseUrl(url, name) };
}

/** A database with nothing in it, dropped behind the file's last test; the address is the owner's. */
export async function emptyDatabase(): Promise<string> {
  const { url } = inject("testPostgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asOwner(url, `create database ${name}`);
  afterAll(async () => {
    await asOwner(url, `drop database ${name} with (force)`);
  });
  return databaseUrl(url, name);
}
