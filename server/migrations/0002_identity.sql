-- Sign-in through the embedded identity provider: who may sign in, what the provider remembers, what it signs with.
-- Installation tables: a person signs in before any venue is chosen.

create table accounts (
  -- The `sub` of every token this person is given.
  account_id uuid primary key,
  -- Lowercased by the application, so that one address is one account however it is typed.
  email text not null unique,
  name text not null,
  password_hash text not null,
  email_confirmed_at timestamptz,
  blocked_at timestamptz,
  created_at timestamptz not null
);

-- Sessions, codes, tokens and half-finished sign-ins. Whoever reads this table can use none of them: the id, which
-- is the secret the browser holds, is kept as its SHA-256 only.
create table oidc_records (
  model text not null,
  id_sha256 bytea not null,
  payload jsonb not null,
  -- What belongs to one sign-in, and ends with it.
  grant_id text,
  session_uid text,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  primary key (model, id_sha256)
);
create index oidc_records_by_grant on oidc_records (grant_id) where grant_id is not null;
create index oidc_records_by_session on oidc_records (session_uid) where session_uid is not null;
create index oidc_records_by_expiry on oidc_records (expires_at);

-- `next` is published long before anything is signed with it; `previous` stays until its last token has run out.
create table oidc_keys (
  key_id text primary key,
  state text not null check (state in ('next', 'current', 'previous')),
  public_jwk jsonb not null,
  -- Sealed with the installation's key; see platform/crypto.
  private_jwk_sealed text not null,
  created_at timestamptz not null,
  current_since timestamptz,
  retired_at timestamptz
);
create unique index oidc_keys_one_of_each on oidc_keys (state) where state <> 'previous';

-- How often somebody tried to sign in, per e-mail and address, per e-mail, and per address. `counter` is a keyed hash.
create table sign_in_attempts (
  counter bytea primary key,
  window_started_at timestamptz not null,
  attempts int not null
);
create index sign_in_attempts_by_time on sign_in_attempts (window_started_at);

select keep_to_the_installation(name::regclass)
from unnest(array['accounts', 'oidc_records', 'oidc_keys', 'sign_in_attempts']) as name;
