import { change, statement } from "../../platform/db/index.ts";

export type RecordRow = { payload: Record<string, unknown>; consumed_at: Date | null };

/** Never revives an ended session. */
export const upsertRecord = change<{
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

export const consumeRecord = change<{ model: string; idSha256: Buffer; consumedAt: Date }>(
  "consume provider record",
  `update oidc_records set consumed_at = $consumedAt
   where model = $model and id_sha256 = $idSha256 and consumed_at is null`,
);

export const deleteRecord = change<{ model: string; idSha256: Buffer }>(
  "delete provider record",
  "delete from oidc_records where model = $model and id_sha256 = $idSha256",
);

/** Also ends the sessions of the deleted records. Concurrent statements each end those of the rows they delete. */
export const revokeRecords = change<{
  model: string | null;
  idSha256: Buffer | null;
  grantId: string | null;
  consumedAt: Date;
  expiresAt: Date;
}>(
  "revoke provider records",
  // Locks records in one order, sessions last ("distinct" reads all of "revoked" first): replays come at once.
  `with given as (
     select model, id_sha256 from oidc_records
     where grant_id = $grantId or model = $model and id_sha256 = $idSha256
     order by model, id_sha256 for update),
   revoked as (
     delete from oidc_records r using given g where r.model = g.model and r.id_sha256 = g.id_sha256
     returning r.account_id, r.payload ->> 'sessionUid' as session_uid)
   update oidc_records s set payload = '{}', consumed_at = $consumedAt, expires_at = least(s.expires_at, $expiresAt)
   from (select distinct account_id, session_uid from revoked) r
   where s.model = 'Session' and s.session_uid = r.session_uid and s.account_id = r.account_id
     and s.consumed_at is null`,
);

export const sweepRecords = change<{ now: Date; limit: number }>(
  "sweep provider records",
  `delete from oidc_records where (model, id_sha256) in
     (select model, id_sha256 from oidc_records where expires_at < $now order by expires_at limit $limit
     for update skip locked)`,
);
