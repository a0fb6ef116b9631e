import { statement } from "../../platform/db/index.ts";

export type RecordRow = { payload: Record<string, unknown>; consumed_at: Date | null };

/** A session that has ended stays so, whoever still had it in hand and saves it. */
export const upsertRecord = statement(
  "upsert provider record",
  `insert into oidc_records (model, id_sha256, payload, grant_id, session_uid, expires_at)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (model, id_sha256) do update set payload = excluded.payload, grant_id = excluded.grant_id,
     session_uid = excluded.session_uid, expires_at = excluded.expires_at
   where oidc_records.model <> 'Session' or oidc_records.consumed_at is null`,
);

export const findRecord = statement<RecordRow>(
  "find provider record",
  "select payload, consumed_at from oidc_records where model = $1 and id_sha256 = $2",
);

export const findRecordBySession = statement<RecordRow>(
  "find provider record by session",
  `select payload, consumed_at from oidc_records where model = $1 and session_uid = $2 and consumed_at is null
   order by expires_at desc limit 1`,
);

export const consumeRecord = statement(
  "consume provider record",
  "update oidc_records set consumed_at = $3 where model = $1 and id_sha256 = $2 and consumed_at is null",
);

export const deleteRecord = statement(
  "delete provider record",
  "delete from oidc_records where model = $1 and id_sha256 = $2",
);

export const deleteRecordsOfGrant = statement(
  "delete provider records of grant",
  "delete from oidc_records where grant_id = $1",
);

export const sweepRecords = statement(
  "sweep provider records",
  `delete from oidc_records where (model, id_sha256) in
     (select model, id_sha256 from oidc_records where expires_at < $1 order by expires_at limit $2 for update skip locked)`,
);
