import { statement } from "../../platform/db/index.ts";

/** At most once a minute, and only where the account still is. */
export const noteAccountSession = statement(
  "note account session",
  `insert into account_sessions as kept (session_uid, account_id, user_agent, started_at, last_used_at)
   select $1, account_id, $3, $4, $4 from accounts where account_id = $2
   on conflict (session_uid) do update set last_used_at = $4, user_agent = $3 where kept.last_used_at < $5`,
);

type AccountSessionRow = {
  session_uid: string;
  user_agent: string | null;
  started_at: Date;
  last_used_at: Date | null;
};

export const listAccountSessions = statement<AccountSessionRow>(
  "list account sessions",
  `select s.session_uid, k.user_agent, coalesce(to_timestamp((s.payload ->> 'loginTs')::bigint), k.started_at) as started_at,
     k.last_used_at
   from oidc_records s left join account_sessions k using (session_uid)
   where s.model = 'Session' and s.account_id = $1 and s.expires_at > $2 and s.consumed_at is null
   order by coalesce(k.last_used_at, to_timestamp((s.payload ->> 'loginTs')::bigint)) desc nulls last, s.session_uid
   limit $3`,
);

/** Grants, tokens and codes that one session gave. */
export const deleteRecordsOfSession = statement(
  "delete provider records of session",
  `with given as (
     select value ->> 'grantId' as grant_id
     from oidc_records s, jsonb_each(coalesce(s.payload -> 'authorizations', '{}'))
     where s.model = 'Session' and s.session_uid = $2 and s.account_id = $1)
   delete from oidc_records r using given g where r.account_id = $1 and r.model <> 'Session'
     and (r.grant_id = g.grant_id or r.model = 'Grant' and r.id_sha256 = sha256(convert_to(g.grant_id, 'UTF8')))`,
);

export const endSessionOfAccount = statement(
  "end one session of account",
  `update oidc_records set payload = '{}', consumed_at = $3, expires_at = least(expires_at, $4)
   where model = 'Session' and account_id = $1 and session_uid = $2 and consumed_at is null`,
);

/** A session that has just got another id is for a moment in no row, and is noted again at its next use. */
export const sweepAccountSessions = statement(
  "sweep account sessions",
  `delete from account_sessions where session_uid in
     (select session_uid from account_sessions k where last_used_at < $2 and not exists
        (select from oidc_records s where s.model = 'Session' and s.session_uid = k.session_uid
         and s.expires_at > $1 and s.consumed_at is null)
      limit $3 for update skip locked)`,
);
