import { change, statement } from "../../platform/db/index.ts";

export const upsertAccountSession = change<{
  sessionUid: string;
  accountId: string;
  userAgent: string;
  now: Date;
  lastUsedBefore: Date;
}>(
  "note account session",
  `insert into account_sessions as kept (session_uid, account_id, user_agent, started_at, last_used_at)
   select $sessionUid, account_id, $userAgent, $now, $now from accounts where account_id = $accountId
   on conflict (session_uid) do update set last_used_at = $now, user_agent = $userAgent
   where kept.last_used_at < $lastUsedBefore`,
);

type AccountSessionRow = {
  session_uid: string;
  user_agent: string | null;
  started_at: Date;
  last_used_at: Date | null;
};

export const listAccountSessions = statement<
  { accountId: string; now: Date; limit: number },
  AccountSessionRow
>(
  "list account sessions",
  `select s.session_uid, k.user_agent, coalesce(to_timestamp((s.payload ->> 'loginTs')::bigint), k.started_at) as started_at,
     k.last_used_at
   from oidc_records s left join account_sessions k using (session_uid)
   where s.model = 'Session' and s.account_id = $accountId and s.expires_at > $now and s.consumed_at is null
   order by coalesce(k.last_used_at, to_timestamp((s.payload ->> 'loginTs')::bigint)) desc nulls last, s.session_uid
   limit $limit`,
);

export const deleteRecordsOfSession = change<{ accountId: string; sessionUid: string }>(
  "delete provider records of session",
  `with given as (
     select value ->> 'grantId' as grant_id
     from oidc_records s, jsonb_each(coalesce(s.payload -> 'authorizations', '{}'))
     where s.model = 'Session' and s.session_uid = $sessionUid and s.account_id = $accountId)
   delete from oidc_records r using given g where r.account_id = $accountId and r.model <> 'Session'
     and (r.grant_id = g.grant_id or r.model = 'Grant' and r.id_sha256 = sha256(convert_to(g.grant_id, 'UTF8')))`,
);

export const endSessionOfAccount = change<{
  accountId: string;
  sessionUid: string;
  consumedAt: Date;
  expiresAt: Date;
}>(
  "end one session of account",
  `update oidc_records set payload = '{}', consumed_at = $consumedAt, expires_at = least(expires_at, $expiresAt)
   where model = 'Session' and account_id = $accountId and session_uid = $sessionUid and consumed_at is null`,
);

/** A session whose id is being replaced has no row for a moment; its next use records it again. */
export const sweepAccountSessions = change<{ now: Date; lastUsedBefore: Date; limit: number }>(
  "sweep account sessions",
  `delete from account_sessions where session_uid in
     (select session_uid from account_sessions k where last_used_at < $lastUsedBefore and not exists
        (select from oidc_records s where s.model = 'Session' and s.session_uid = k.session_uid
         and s.expires_at > $now and s.consumed_at is null)
      limit $limit for update skip locked)`,
);
