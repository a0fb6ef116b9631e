import { change, statement } from "../../platform/db/index.ts";

export const endSessionsOfAccount = change<{
  accountId: string;
  sessionUid: string | null;
  consumedAt: Date;
  expiresAt: Date;
}>(
  "end sessions of account",
  `update oidc_records set payload = '{}', consumed_at = $consumedAt, expires_at = least(expires_at, $expiresAt)
   where model = 'Session' and account_id = $accountId and session_uid is distinct from $sessionUid`,
);

export const endSession = change<{ idSha256: Buffer; consumedAt: Date; expiresAt: Date }>(
  "end session",
  `update oidc_records set payload = '{}', consumed_at = $consumedAt, expires_at = least(expires_at, $expiresAt)
   where model = 'Session' and id_sha256 = $idSha256`,
);

/** Grants do not name their session; the remaining session names its grants. */
export const deleteRecordsOfAccount = change<{ accountId: string; sessionUid: string | null }>(
  "delete provider records of account",
  `with staying as (
     select value ->> 'grantId' as grant_id
     from oidc_records s, jsonb_each(coalesce(s.payload -> 'authorizations', '{}'))
     where s.model = 'Session' and s.session_uid = $sessionUid)
   delete from oidc_records r where r.account_id = $accountId and r.model <> 'Session'
     and not exists (select from staying s
                     where r.grant_id = s.grant_id
                       or r.model = 'Grant' and r.id_sha256 = sha256(convert_to(s.grant_id, 'UTF8')))`,
);

export const findActiveSession = statement<{ sessionUid: string; accountId: string; now: Date }>(
  "find living session",
  `select 1 as lives from accounts where blocked_at is null and account_id = (
     select s.account_id::uuid from oidc_records s
     where s.model = 'Session' and s.session_uid = $sessionUid and s.account_id = $accountId and s.expires_at > $now
       and s.consumed_at is null limit 1)`,
);
