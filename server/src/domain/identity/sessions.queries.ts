import { statement } from "../../platform/db/index.ts";

/** An ended session keeps nothing of what it held. */
export const endSessionsOfAccount = statement(
  "end sessions of account",
  `update oidc_records set payload = '{}', consumed_at = $3, expires_at = least(expires_at, $4)
   where model = 'Session' and account_id = $1 and session_uid is distinct from $2`,
);

export const endSession = statement(
  "end session",
  `update oidc_records set payload = '{}', consumed_at = $2, expires_at = least(expires_at, $3)
   where model = 'Session' and id_sha256 = $1`,
);

/** A grant does not name its session; the session that stays names its grants. */
export const deleteRecordsOfAccount = statement(
  "delete provider records of account",
  `with staying as (
     select value ->> 'grantId' as grant_id
     from oidc_records s, jsonb_each(coalesce(s.payload -> 'authorizations', '{}'))
     where s.model = 'Session' and s.session_uid = $2)
   delete from oidc_records r where r.account_id = $1 and r.model <> 'Session'
     and not exists (select from staying s
                     where r.grant_id = s.grant_id
                       or r.model = 'Grant' and r.id_sha256 = sha256(convert_to(s.grant_id, 'UTF8')))`,
);

export const findLivingSession = statement(
  "find living session",
  `select 1 as lives from oidc_records s join accounts a on a.account_id = s.account_id::uuid
   where s.model = 'Session' and s.session_uid = $1 and s.account_id = $2 and s.expires_at > $3
     and s.consumed_at is null and a.blocked_at is null limit 1`,
);
