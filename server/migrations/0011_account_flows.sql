-- What leads to an account, changes it, and shows where it is signed in.
-- Installation tables: whoever is on the way to an account works for nobody yet.

-- A sign-up whose e-mail is not confirmed: there is no account yet. Of several for an address the first to be confirmed
-- becomes the account, so that a stranger's is in nobody's way.
create table pending_sign_ups (
  link_id uuid primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  language text not null,
  -- The mark of the browser that asked: confirmed in that one, nobody is asked for the password again.
  browser_sha256 bytea not null,
  expires_at timestamptz not null
);
create index pending_sign_ups_by_email on pending_sign_ups (email);
create index pending_sign_ups_by_expiry on pending_sign_ups (expires_at);

-- Links that were mailed. What a link carries is made from the id with the installation's key, so that nobody can use
-- what stands here. Kept for some time after its end, to tell whoever follows it late what became of it.
create table account_links (
  link_id uuid primary key,
  kind text not null check (kind in ('confirm_email', 'reset_password', 'change_email')),
  -- Whose mailbox it went to; with 'change_email' the one that is to become the account's.
  email text not null,
  account_id uuid references accounts (account_id) on delete cascade,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_as text check (ended_as in ('used', 'replaced')),
  -- Which browser used it: a button pressed twice is one press.
  used_by_sha256 bytea,
  check ((ended_at is null) = (ended_as is null)),
  check ((account_id is null) = (kind = 'confirm_email'))
);
create index account_links_by_expiry on account_links (expires_at);
create index account_links_open_by_email on account_links (email) where ended_at is null;
create index account_links_open_by_account on account_links (account_id) where ended_at is null;

-- Where a person is signed in, in the words of the browser. Lives as long as the provider's own record of the session.
create table account_sessions (
  session_uid text primary key,
  account_id uuid not null references accounts (account_id) on delete cascade,
  user_agent text not null,
  started_at timestamptz not null,
  -- At most a minute behind.
  last_used_at timestamptz not null
);
create index account_sessions_by_account on account_sessions (account_id);

select keep_to_the_installation(name::regclass)
from unnest(array['pending_sign_ups', 'account_links', 'account_sessions']) as name;
