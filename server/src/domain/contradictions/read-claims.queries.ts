import { statement } from "../../platform/db/index.ts";

export type ReadClaimsRow = { read_of: string; claims: string };

export const listReadClaims = statement<ReadClaimsRow>(
  "list read claims",
  "select read_of, claims from read_claims where venue_id = $1 and read_of = any ($2::text[])",
);

export const insertReadClaims = statement(
  "insert read claims",
  `insert into read_claims (venue_id, read_of, claims)
   select $1, read_of, claims from unnest($2::text[], $3::text[]) as read (read_of, claims)
   on conflict (venue_id, read_of) do nothing`,
);

export const deleteOtherReadClaims = statement(
  "delete other read claims",
  `delete from read_claims r where r.venue_id = $1
     and not exists (select from unnest($2::text[]) needed where needed = r.read_of)`,
);
