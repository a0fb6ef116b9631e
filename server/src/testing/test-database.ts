import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { asOwner, databaseUrl } from "./as-owner.ts";
import { whenOver } from "./when-over.ts";

/**
 * Clones the migrated database for one test file, or for the one test that calls it, and drops it behind that. The
 * address is the owner's.
 */
export async function testDatabase(): Promise<{ url: string }> {
  const { url, template } = inject("testPostgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asOwner(url, `create database ${name} template ${template}`);
  whenOver(async () => {
    await asOwner(url, `drop database ${name} with (force)`);
  });
  return { url: databaseUrl(url, name) };
}

/** A database with nothing in it, dropped behind the file's last test, or the test that calls it; the address is the owner's. */
export async function emptyDatabase(): Promise<string> {
  const { url } = inject("testPostgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asOwner(url, `create database ${name}`);
  whenOver(async () => {
    await asOwner(url, `drop database ${name} with (force)`);
  });
  return databaseUrl(url, name);
}
