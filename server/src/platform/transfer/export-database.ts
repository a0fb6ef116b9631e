import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { refusePreRelease } from "../db/index.ts";
import { type ExportHeader, exportFormat, formatVersion } from "./header.ts";
import { jobsHead, pendingJobs } from "./jobs.ts";
import { findMigrations, findSequences, findTables, quoted, type Table } from "./tables.ts";
import { createExportFile } from "./write-export.ts";

export type ToExport = {
  ownerUrl: string;
  file: string;
  about: Pick<ExportHeader, "product" | "secretKeyCheck" | "kept">;
  say(line: string): void;
};

/** Makes the text form of rows independent of the session. */
const fixedFormats = [
  "set local timezone to 'UTC'",
  "set local datestyle to 'ISO'",
  "set local intervalstyle to 'postgres'",
  "set local bytea_output to 'hex'",
  "set local extra_float_digits to 1",
];
const noTimeouts = [
  "set local statement_timeout to 0",
  "set local transaction_timeout to 0",
  "set local idle_in_transaction_session_timeout to 0",
];

/**
 * One snapshot in a fixed order: equal content gives equal bytes. The server may be running. Returns the size in bytes.
 */
export async function exportDatabase({ ownerUrl, file, about, say }: ToExport): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: "bellhop export" });
  // Without a listener a lost connection would end the process. The running query rejects too.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    for (const setting of [...fixedFormats, ...(await supportedSettings(client, noTimeouts))])
      await client.query(setting);
    const migrations = await findMigrations(client);
    refusePreRelease(new Set(migrations), "This database");
    await setScope(client, "installation");
    if (!migrations || !(await isSetUp(client)))
      throw new Error("There is no installation in this database to export.");
    await checkSecretKey(client, about.secretKeyCheck);
    const sequences = await findSequences(client);
    const venueIds = await findVenueIds(client);
    const target = await createExportFile(file, {
      format: exportFormat,
      version: formatVersion,
      ...about,
      migrations,
      sequences,
    });
    try {
      for (const table of await findTables(client)) {
        const head = { table: table.name, columns: table.columns };
        const rows = await target.addTable(head, rowsOf(client, table, venueIds));
        say(`  ${table.name.padEnd(28)} ${rows} rows`);
      }
      const jobs = await target.addTable(jobsHead, copyOut(client, pendingJobs));
      say(`  ${"unfinished jobs".padEnd(28)} ${jobs} jobs`);
      return await target.finish();
    } catch (error) {
      await target.abandon();
      throw error;
    }
  } finally {
    await client.end();
  }
}

/** Row-level security binds the owner too, so a venue's rows are read as that venue. */
async function* rowsOf(client: pg.Client, table: Table, venueIds: string[]): AsyncGenerator<Buffer> {
  const select = `select ${table.columns.map(quoted).join(", ")} from ${quoted(table.name)}`;
  const order = `order by ${await orderOf(client, table)}`;
  if (!table.isOfVenue) {
    await setScope(client, "installation");
    yield* copyOut(client, `${select} ${order}`);
    return;
  }
  for (const venueId of venueIds) {
    await setScope(client, "venue", venueId);
    // Policies don't bind an owner that is a superuser.
    yield* copyOut(client, `${select} where venue_id = ${venueId} ${order}`);
  }
}

async function orderOf(client: pg.Client, { name, order }: Table): Promise<string> {
  const { rows } = await client.query<{ column: string; is_text: boolean }>(
    `select attname::text as column, atttypid in ('text'::regtype, 'varchar'::regtype) as is_text
     from pg_attribute where attrelid = $1::regclass and attname = any ($2)`,
    [`public.${quoted(name)}`, order],
  );
  const texts = new Set(rows.filter((row) => row.is_text).map((row) => row.column));
  return order.map((column) => `${quoted(column)}${texts.has(column) ? ' collate "C"' : ""}`).join(", ");
}

async function* copyOut(client: pg.Client, select: string): AsyncGenerator<Buffer> {
  yield* client.query(copyTo(`copy (${select}) to stdout`));
}

async function setScope(client: pg.Client, unit: "installation" | "venue", venueId = "") {
  await client.query("select set_config('app.unit', $1, true), set_config('app.venue_id', $2, true)", [
    unit,
    venueId,
  ]);
}

async function isSetUp(client: pg.Client): Promise<boolean> {
  return (await client.query("select 1 from installation")).rowCount !== 0;
}

async function checkSecretKey(client: pg.Client, check: string) {
  const { rows } = await client.query<{ secret_key_check: string }>(
    "select secret_key_check from installation",
  );
  if (rows[0]?.secret_key_check === check) return;
  throw new Error(
    "SECRET_KEY is not this installation's. An export with another key could not be decrypted.",
  );
}

async function findVenueIds(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    "select venue_id::text as id from venues order by venue_id",
  );
  return rows.map((row) => row.id);
}

async function supportedSettings(client: pg.Client, settings: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>("select name from pg_settings");
  const known = new Set(rows.map((row) => row.name));
  return settings.filter((setting) => known.has(setting.split(" ")[2] ?? ""));
}
