import { expect, test } from "vitest";
import { asOwner, databaseUrl } from "../../testing/as-owner.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { whyTooFewConnections } from "./connection-room.ts";
import { appRole, urlAs } from "./roles.ts";

test("warns if the database has no room for this process's connections", async () => {
  const { url } = await testDatabase();
  const asApp = urlAs(url, appRole, "");
  expect(await whyTooFewConnections(asApp, 1)).toBeUndefined();
  const name = new URL(url).pathname.slice(1);
  await asOwner(databaseUrl(url, "postgres"), `alter database ${name} connection limit 10`);
  expect(await whyTooFewConnections(asApp, 24)).toMatch(
    /allows 10 connections, \d+ are open, .* may open 24\./,
  );
});
