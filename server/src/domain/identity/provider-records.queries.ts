import { statement } from "../../platform/db/index.ts";

export type RecordRow = { payload: Record<string, unknown>; consumed_at: Date | null };

/** Never revives an ended session. */
export const upsertRecord = statement<{
  model: string;
  idSha256: Buffer;
  payload: string;
  grantId: string | null;
  sessionUid: string | null;
  expiresAt: Date;
}>(
  "upsert provider record",
  `insert into oidc_records (model, id_sha256, payload, grant_id, session_uid, expires_at)
   values ($model, $idSha256, $payload, $grantId, $sessionUid, $expiresAt)
   on conflict (model, id_sha256) do update set payload = excluded.payload, grant_id = excluded.grant_id,
     session_uid = excluded.session_uid, expires_at = excluded.expires_at
   where oidc_records.model <> 'Session' or oidc_records.consumed_at is null`,
);

export const findRecord = statement<{ model: string; idSha256: Buffer }, RecordRow>(
  "find provider record",
  "select payload, consumed_at from oidc_records where model = $model and id_sha256 = $idSha256",
);

export const findRecordBySession = statement<{ model: string; sessionUid: string }, RecordRow>(
  "find provider record by session",
  `select payload, consumed_at from oidc_records
   where model = $model and session_uid = $sessionUid and consumed_at is null
   order by expires_at desc limit 1`,
);

export const consumeRecord = statement<{ model: string; idSha256: Buffer; consumedAt: Date }>(
  "consume provider record",
  `update oidc_records set consumed_at = $consumedAt
   where model = $model and id_sha256 = $idSha256 and consumed_at is null`,
);

export const deleteRecord = statement<{ model: string; idSha256: Buffer }>(
  "delete provider record",
  "delete from oidc_records where model = $model and id_sha256 = $idSha256",
);

export const deleteRecordsOfGrant = statement<{ grantId: string }>(
  "delete provider records of grant",
  "delete from oidc_records where grant_id = $grantId",
);

export const sweepRecords = statement<{ now: Date; limit: number }>(
  "sweep provider records",
  `delete from oidc_records where (model, id_sha256) in
     (select model, id_sha256 from oidc_records where expires_at < $now order by expires_at limit $limit
     for update skip locked)`,
);
