import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { asOwner, databaseUrl } from "../../testing/as-owner.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { openLog } from "../log.ts";
import { appRole, migrate, urlAs } from "./index.ts";

const { url } = await testDatabase();
const log = openLog("silent");

const stranger = `stranger_${randomBytes(6).toString("hex")}`;
afterAll(async () => {
  await asOwner(url, `drop database if exists ${stranger}`);
  await asOwner(url, `drop role if exists ${stranger}`);
});

test("an installation of another owner on the same server is refused in words, and the first one works on", async () => {
  await asOwner(url, `create role ${stranger} login createrole password 'another-password'`);
  await asOwner(url, `grant ${stranger} to current_user`);
  await asOwner(url, `create database ${stranger} owner ${stranger}`);
  const theirs = new URL(databaseUrl(url, stranger));
  theirs.username = stranger;
  theirs.password = "another-password";

  await expect(migrate({ ownerUrl: theirs.href, log })).rejects.toThrow(
    /bellhop_app .*belongs to another installation.*same owner/s,
  );
  const app = new pg.Client({ connectionString: urlAs(url, appRole, "") });
  await app.connect();
  expect((await app.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await app.end();
});

test("bringing a database up to date twice changes nothing", async () => {
  const applied = await asOwner(url, "select name, applied_at from migrations order by 1");
  await migrate({ ownerUrl: url, log });
  expect(await asOwner(url, "select name, applied_at from migrations order by 1")).toEqual(applied);
});
