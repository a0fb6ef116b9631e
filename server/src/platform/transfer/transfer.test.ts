import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test, vi } from "vitest";
import "../../doors/jobs/jobs-door.ts";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { sendReply } from "@bellhop/contract/messages";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { emptyDatabase, testDatabase } from "../../testing/test-database.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { jobsRole, migrationFiles, migrationsFolder, urlAs } from "../db/index.ts";
import { newId } from "../ids.ts";
import { createJobQueues } from "../jobs/jobs.ts";
import { openLog } from "../log.ts";
import { type ExportHeader, exportFormat, formatVersion } from "./header.ts";
import { checkExport, exportDatabase, importDatabase } from "./index.ts";
import { createExportFile } from "./write-export.ts";

// These tests create and fill whole installations.
vi.setConfig({ testTimeout: 60_000 });
const log = openLog("silent");
const SECRET_KEY = "one key for both installations of this test";
const folder = await mkdtemp(path.join(os.tmpdir(), "bellhop-transfer-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const migrated = await testDatabase();
const source = await testBellhop({ SECRET_KEY });
const hotel = await openHotel(source.services, "Hotel Alpha");
await openHotel(source.services, "Hotel Neighbour");
const secretKeyCheck = String(
  (await asOwner(source.ownerUrl, "select secret_key_check from installation"))[0]?.secret_key_check,
);

async function exportFrom(ownerUrl: string, name: string, check = secretKeyCheck): Promise<string> {
  const file = path.join(folder, name);
  const about = { product: "0.0.0-test", secretKeyCheck: check, kept: {} };
  await exportDatabase({ ownerUrl, file, about, say: () => {} });
  return file;
}

/** An export without rows. */
async function exportOf(name: string, header: Pick<ExportHeader, "product" | "migrations">): Promise<string> {
  const file = path.join(folder, name);
  const rest = { version: formatVersion, secretKeyCheck, kept: {}, sequences: {} };
  await (await createExportFile(file, { format: exportFormat, ...rest, ...header })).finish();
  return file;
}

async function importInto(ownerUrl: string, file: string, header?: ExportHeader, migrations?: URL) {
  await importDatabase({
    ownerUrl,
    file,
    header: header ?? (await checkExport(file)),
    roleSecret: "",
    log,
    createQueues: () => createJobQueues(urlAs(ownerUrl, jobsRole, "")),
    say: () => {},
    ...(migrations && { migrations }),
  });
}

async function guestWrites(text: string, from: string) {
  const body = textsBody(hotel.phoneNumberId, [{ from, id: `wamid.${from}`, text }]);
  expect(await deliver(source, body)).toBe(200);
}

test("every table can be exported: it has a key for its order, and all rows of a venue can be found", async () => {
  const tables = await asOwner(
    migrated.url,
    `select c.relname as name,
       exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary) as ordered,
       not exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'venue_id')
         or c.relname = 'venues'
         or exists (select 1 from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'venues'::regclass)
         as reached,
       (select string_agg(t.typname, ', ') from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and t.typname like any (array['reg%', 'oid', 'xid%', 'tid'])) as of_this_server
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations'`,
  );
  expect(tables.length).toBeGreaterThan(30);
  expect(tables.filter((table) => !table.ordered || !table.reached || table.of_this_server)).toEqual([]);
});

test("unfinished jobs are done after the import, once; and the copy is the same byte for byte", async () => {
  await guestWrites("When is breakfast served?", "15551001");
  await guestWrites("Hello there", "15551002");
  const staff = await signedIn(source, hotel.owner.sub, hotel.venueId);
  const { items } = (await staff.ask(listConversations, { tab: "all" })).body;
  const conversationOf = (phone: string) =>
    items.find((one) => one.guest.phone === `+${phone}`)?.conversation_id ?? "";
  const replied = conversationOf("15551002");
  const message_id = newId();
  await staff.ask(sendReply, {
    conversation_id: replied,
    message_id,
    text: "Good evening! Ünïcode \\ and \\.",
  });
  // A worker was running it during the export.
  await asOwner(
    source.ownerUrl,
    "update pgboss.job_common set state = 'active', started_on = now() where name = 'send-messages'",
  );

  const file = await exportFrom(source.ownerUrl, "pending");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const target = await emptyDatabase();
  await importInto(target, file);
  const again = await exportFrom(target, "pending-again");
  expect((await readFile(again)).equals(await readFile(file))).toBe(true);

  const copy = await testBellhop({ SECRET_KEY }, undefined, { url: target });
  copy.clock.pass(60_000);
  await copy.runDueJobs();
  copy.clock.pass(60_000);
  await copy.runDueJobs();
  const there = await signedIn(copy, hotel.owner.sub, hotel.venueId);
  const answered = (await there.ask(readConversation, { conversation_id: conversationOf("15551001") })).body;
  const answers = answered.messages.filter((message) => message.author === "assistant");
  expect(answers).toMatchObject([{ text: expect.stringContaining("7:00 to 10:30") }]);
  const sent = (await there.ask(readConversation, { conversation_id: replied })).body;
  expect(sent.messages.filter((message) => message.author === "staff")).toMatchObject([
    { message_id, text: "Good evening! Ünïcode \\ and \\." },
  ]);
  const attempts = await asOwner(
    target,
    `select outcome from send_attempts where message_id = '${message_id}'`,
    hotel.venueId,
  );
  expect(attempts).toEqual([{ outcome: "sent" }]);
  // The next venue gets an unused id.
  const neighbour = await openHotel(copy.services, "Hotel Third");
  expect(neighbour.venueId).toBeGreaterThan(hotel.venueId + 1);
  // Row-level security is forced again.
  const open = await asOwner(
    target,
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
     and not (relrowsecurity and relforcerowsecurity)`,
  );
  expect(open).toEqual([]);
});

test("an export of an older schema is imported and migrated", async () => {
  await guestWrites("Hello there", "15551003");
  const migrations = pathToFileURL(path.join(folder, "migrations/"));
  await cp(migrationsFolder, migrations, { recursive: true });
  const added = "9999_shoes.sql";
  await writeFile(
    new URL(added, migrations),
    "alter table guests add column shoe_size int not null default 42",
  );
  const file = await exportFrom(source.ownerUrl, "older");
  const target = await emptyDatabase();
  await importInto(target, file, await checkExport(file, migrations), migrations);
  const applied = (await asOwner(target, "select name from migrations order by name")).map((row) => row.name);
  expect(applied).toEqual([...(await migrationFiles()), added]);
  const guests = "select name, shoe_size from guests order by name limit 1";
  expect(await asOwner(target, guests, hotel.venueId)).toEqual([{ name: expect.any(String), shoe_size: 42 }]);
});

test("an export from before the first release is refused, and such a database is not exported", async () => {
  const migrations = ["0001_first.sql", "0002_identity.sql"];
  const old = await exportOf("old", { product: "0.1.0", migrations });
  await expect(checkExport(old)).rejects.toThrow(/old was made by a pre-release version/);
  const database = await emptyDatabase();
  await asOwner(database, "create table migrations (name text)");
  await asOwner(database, "insert into migrations values ('0001_first.sql')");
  await expect(exportFrom(database, "nothing")).rejects.toThrow(
    /This database was made by a pre-release version/,
  );
});

test("rows larger than any buffer, and many of them, are imported unchanged", async () => {
  await asOwner(
    source.ownerUrl,
    `insert into webhook_deliveries (delivery_id, signed_by, sha256, body, received_at, state, phone_number_ids, trying_may_help)
     select gen_random_uuid(), 'whatsapp', sha256(n::text::bytea),
       convert_to(repeat(E'line of text\\n\\\\.\\n', n * 12000), 'UTF8'), now(), 'kept', '{}', false
     from generate_series(1, 12) n`,
  );
  const file = await exportFrom(source.ownerUrl, "large");
  expect((await stat(file)).size).toBeGreaterThan(20_000_000);
  const target = await emptyDatabase();
  await importInto(target, file);
  expect((await readFile(await exportFrom(target, "large-again"))).equals(await readFile(file))).toBe(true);
  await asOwner(source.ownerUrl, "delete from webhook_deliveries where length(body) > 100000");
});

test("a damaged file is refused, wherever the damage is", async () => {
  const file = await exportFrom(source.ownerUrl, "whole");
  const bytes = await readFile(file);
  const damaged = path.join(folder, "damaged");
  const places = Array.from({ length: 60 }, (_, n) => Math.floor((bytes.length - 1) * (n / 59)));
  for (const place of places) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    await writeFile(damaged, changed);
    await expect(checkExport(damaged), `byte ${place}`).rejects.toThrow(/cannot be imported/);
    await writeFile(damaged, bytes.subarray(0, place));
    await expect(checkExport(damaged), `cut at ${place}`).rejects.toThrow(/cannot be imported/);
  }
  await writeFile(damaged, Buffer.concat([bytes, Buffer.from("more\n")]));
  await expect(checkExport(damaged)).rejects.toThrow(/extra data at its end/);
  await writeFile(damaged, "-- PostgreSQL database dump\n");
  await expect(checkExport(damaged)).rejects.toThrow(/not an export of Bellhop/);
});

test("an import that fails halfway leaves the database empty, for the next one", async () => {
  const file = await exportFrom(source.ownerUrl, "half");
  const header = await checkExport(file);
  const bytes = await readFile(file);
  const cut = path.join(folder, "half-cut");
  await writeFile(cut, bytes.subarray(0, Math.floor(bytes.length * 0.8)));
  const target = await emptyDatabase();
  await expect(importInto(target, cut, header)).rejects.toThrow(/cannot be imported/);
  await importInto(target, file);
  expect((await readFile(await exportFrom(target, "half-again"))).equals(bytes)).toBe(true);
});

test("a database that is in use, not empty, or behind the export's version is refused with a reason", async () => {
  const file = await exportFrom(source.ownerUrl, "refused");
  await expect(importInto(source.ownerUrl, file)).rejects.toThrow(/Another Bellhop uses this database/);
  const target = await emptyDatabase();
  await importInto(target, file);
  await expect(importInto(target, file)).rejects.toThrow(/not empty/);

  const migrations = [...(await migrationFiles()), "9999_of_the_future.sql"];
  const newer = await exportOf("newer", { product: "99.0.0", migrations });
  await expect(checkExport(newer)).rejects.toThrow(/written by a newer Bellhop \(99\.0\.0\)/);
});

test("an empty database, or a wrong key, cannot be exported", async () => {
  await expect(exportFrom(await emptyDatabase(), "nothing")).rejects.toThrow(
    /no installation in this database/,
  );
  await expect(exportFrom(source.ownerUrl, "nothing", "another")).rejects.toThrow(/SECRET_KEY is not/);
  expect((await readdir(folder)).filter((name) => name.startsWith("nothing"))).toEqual([]);
});

test("an export does not replace a device or pipe", async () => {
  const pipe = path.join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  await expect(exportFrom(source.ownerUrl, "pipe")).rejects.toThrow(/pipe is not a file/);
  expect((await stat(pipe)).isFIFO()).toBe(true);
});

test("a killed export leaves no file under the name, and the next one removes its rest", async () => {
  const file = path.join(folder, "killed");
  const dead = `${file}.4194305@gone.part`;
  await writeFile(dead, "what a killed export had written");
  await exportFrom(source.ownerUrl, "killed");
  expect((await readdir(folder)).filter((name) => name.startsWith("killed"))).toEqual(["killed"]);
});
