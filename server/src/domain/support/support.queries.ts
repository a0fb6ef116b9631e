import { type NoParams, statement } from "../../platform/db/index.ts";

export type TableRows = { table: string; rows: number };

export const selectServerVersion = statement<NoParams, { version: string }>(
  "find server version",
  "select current_setting('server_version') as version",
);

/** PostgreSQL's own estimates: fast, and across all venues. */
export const listTableSizes = statement<NoParams, TableRows>(
  "list table sizes",
  `select relname::text as table, n_live_tup::int as rows from pg_stat_user_tables
   where schemaname = 'public' order by relname`,
);

/** Counted up to this many. */
const maxRows = 20_000;

/** Tables that explain most questions of a hotel. */
const tablesOfVenue = [
  "alerts",
  "channel_events",
  "concierges",
  "conversations",
  "guests",
  "hand_overs",
  "knowledge_entries",
  "knowledge_imports",
  "media",
  "messages",
  "notification_ladders",
  "notifications",
  "outgoing_webhooks",
  "requests",
  "reservations",
  "tasks",
  "templates",
] as const;

export const countVenueRows = statement<{ venueId: number }, TableRows>(
  "count venue rows",
  tablesOfVenue
    .map(
      (table) =>
        `select '${table}' as table, (select count(*)::int from
           (select 1 from ${table} where venue_id = $venueId limit ${maxRows}) counted) as rows`,
    )
    .join(" union all "),
);
