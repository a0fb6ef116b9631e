-- Whose a record is, so that all sessions of an account can be ended: also a sign-in that has the right password and
-- has not become a session yet. Worked out by the database, because the version before writes records without it. The
-- table holds the last week of those who sign in: it is small, and written anew in a moment.
alter table oidc_records add column account_id text
  generated always as (coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}')) stored;
