import { change, statement } from "../../platform/db/index.ts";

export const insertErased = change<{ venueId: number; hashes: Buffer[]; erasedAt: Date }>(
  "remember erased guest",
  `insert into erased_guests (venue_id, identifier_hash, erased_at)
   select $venueId, hash, $erasedAt from unnest($hashes::bytea[]) hash on conflict do nothing`,
);

export const selectErased = statement<{ venueId: number; hashes: Buffer[] }, { identifier_hash: Buffer }>(
  "find erased guests",
  `select identifier_hash from erased_guests where venue_id = $venueId and identifier_hash = any ($hashes::bytea[])`,
);
