import { change, statement } from "../../platform/db/index.ts";

export type ReadClaimsRow = { read_of: string; claims: string };

export const listReadClaims = statement<{ venueId: number; readOf: string[] }, ReadClaimsRow>(
  "list read claims",
  "select read_of, claims from read_claims where venue_id = $venueId and read_of = any ($readOf::text[])",
);

export const insertReadClaims = change<{ venueId: number; readOf: string[]; claims: string[] }>(
  "insert read claims",
  `insert into read_claims (venue_id, read_of, claims)
   select $venueId, read_of, claims from unnest($readOf::text[], $claims::text[]) as read (read_of, claims)
   on conflict (venue_id, read_of) do nothing`,
);

export const deleteOtherReadClaims = change<{ venueId: number; readOf: string[] }>(
  "delete other read claims",
  `delete from read_claims r where r.venue_id = $venueId
     and not exists (select from unnest($readOf::text[]) needed where needed = r.read_of)`,
);
