-- The whole schema, one noun after the other. Two kinds of tables:
--   installation tables (operators, members, accounts, …) are visible to installation units only;
--   venue tables have venue_id as the first column of every key, and are visible to units of that venue only.
-- The last section turns row-level security on for both. bellhop_app, the role the processes work as, exists before
-- this file runs and owns nothing.

grant usage on schema public to bellhop_app;
alter default privileges in schema public grant select, insert, update, delete on tables to bellhop_app;
alter default privileges in schema public grant usage on sequences to bellhop_app;

------------------------------------------------------------------------------- installation and identity

create table installation (
  only_one boolean primary key default true check (only_one),
  -- Detects a process that was started with another SECRET_KEY, before it does harm.
  secret_key_check text not null,
  -- When the demo was seeded; null without a demo.
  demo_since timestamptz,
  created_at timestamptz not null
);

-- People who sign in with the embedded identity provider. An account is made when its e-mail address is confirmed.
create table accounts (
  -- The `sub` of every token this person is given.
  account_id uuid primary key,
  -- Lowercased by the application, so that one address is one account however it is typed.
  email text not null unique,
  name text not null,
  password_hash text not null,
  blocked_at timestamptz,
  created_at timestamptz not null
);

-- Sign-ups whose e-mail address is not confirmed. Several may wait for the same address; the first one to be confirmed
-- becomes the account, so a stranger's sign-up blocks nobody.
create table pending_sign_ups (
  link_id uuid primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  language text not null,
  -- Identifies the browser that signed up. If the link is opened there, the password is not asked for again.
  browser_sha256 bytea not null,
  expires_at timestamptz not null
);
create index pending_sign_ups_by_email on pending_sign_ups (email);
create index pending_sign_ups_by_expiry on pending_sign_ups (expires_at);

-- Links sent by e-mail. The secret in a link is derived from link_id and the installation's key, so these rows open
-- nothing. An ended link stays for some time, to explain to a late visitor why it no longer works.
create table account_links (
  link_id uuid primary key,
  kind text not null check (kind in ('confirm_email', 'reset_password', 'change_email')),
  -- The mailbox it was sent to; for 'change_email' the account's future address.
  email text not null,
  account_id uuid references accounts (account_id) on delete cascade,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_as text check (ended_as in ('used', 'replaced')),
  -- The browser that used it: pressing the button twice counts once.
  used_by_sha256 bytea,
  constraint account_links_account_check check ((account_id is null) = (kind = 'confirm_email')),
  constraint account_links_ended_check check ((ended_at is null) = (ended_as is null))
);
create index account_links_by_expiry on account_links (expires_at);
create index account_links_open_by_email on account_links (email) where ended_at is null;
create index account_links_open_by_account on account_links (account_id) where ended_at is null;

-- Where an account is signed in, as its owner sees it. Lives as long as the provider's own session record.
create table account_sessions (
  session_uid text primary key,
  account_id uuid not null references accounts (account_id) on delete cascade,
  user_agent text not null,
  started_at timestamptz not null,
  -- Accurate to a minute.
  last_used_at timestamptz not null
);
create index account_sessions_by_account on account_sessions (account_id);

-- The identity provider's sessions, codes, tokens and unfinished sign-ins. The browser's secret is stored as its
-- SHA-256 only, so nobody who reads this table can use a record.
create table oidc_records (
  model text not null,
  id_sha256 bytea not null,
  payload jsonb not null,
  -- Records of one sign-in share these and end together.
  grant_id text,
  session_uid text,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  -- Also set for a sign-in with the right password that is not a session yet, so that all of an account's can be ended.
  account_id text generated always as (coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}')) stored,
  primary key (model, id_sha256)
);
create index oidc_records_by_grant on oidc_records (grant_id) where grant_id is not null;
create index oidc_records_by_session on oidc_records (session_uid) where session_uid is not null;
create index oidc_records_by_account on oidc_records (account_id) where account_id is not null;
create index oidc_records_by_expiry on oidc_records (expires_at);

-- `next` is published long before it signs anything; `previous` stays until the last token it signed has expired.
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

-- Rate limits of sign-ins (per e-mail and address, per e-mail, per address) and of mails. `counter` is a keyed hash.
create table sign_in_attempts (
  counter bytea primary key,
  window_started_at timestamptz not null,
  attempts int not null
);
create index sign_in_attempts_by_time on sign_in_attempts (window_started_at);

------------------------------------------------------------------------------- operators, venues, members

create table operators (
  operator_id uuid primary key,
  name text not null,
  created_at timestamptz not null
);

create sequence venue_ids as bigint start 1001;

create table venues (
  venue_id bigint primary key,
  operator_id uuid not null references operators,
  -- Unguessable name in the addresses of guest pages; renewable.
  public_key text not null,
  name text not null,
  timezone text not null,
  default_language text not null,
  languages text[] not null,
  country text not null,
  currency text not null,
  -- The settings that have no column here; what a venue never set is missing.
  settings jsonb not null,
  settings_version int not null default 1,
  live_concierge_version int,
  created_at timestamptz not null,
  closed_at timestamptz
);
create index venues_by_operator on venues (operator_id);

-- People who work for an operator. Removed members stay: their messages keep a name, and they may come back.
create table members (
  member_id uuid primary key,
  operator_id uuid not null references operators,
  identity_sub text not null,
  name text not null,
  email text not null,
  role text not null check (role in ('owner', 'manager', 'staff')),
  -- Null: all venues of the operator.
  venue_ids bigint[],
  current_venue_id bigint,
  -- When the person last chose a venue of this operator. A call without a venue uses the latest choice.
  chosen_at timestamptz,
  -- Accurate to a quarter of an hour.
  last_seen_at timestamptz,
  created_at timestamptz not null,
  -- When a removed member came back.
  rejoined_at timestamptz,
  removed_at timestamptz,
  -- Null if they left themselves.
  removed_by uuid,
  unique (operator_id, identity_sub)
);
create index members_by_identity on members (identity_sub);

create table invitations (
  invitation_id uuid primary key,
  operator_id uuid not null references operators,
  -- Lowercased by the application, as in accounts.
  email text not null,
  role text not null check (role in ('owner', 'manager', 'staff')),
  -- Null: all venues of the operator.
  venue_ids bigint[],
  language text not null,
  invited_by uuid not null references members (member_id),
  invited_by_name text not null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  -- Counts the mails. Only the link of the latest one works; it is derived, not stored.
  sending int not null default 1,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_as text check (ended_as in ('accepted', 'declined', 'withdrawn', 'expired')),
  -- The member who accepted.
  member_id uuid references members (member_id),
  constraint invitations_ended_check check ((ended_at is null) = (ended_as is null))
);
-- Not unique: managers of different venues cannot see each other's invitations.
create index invitations_open on invitations (operator_id, email) where ended_at is null;
create index invitations_by_email on invitations (email) where ended_at is null;
create index invitations_by_time on invitations (operator_id, created_at);

-- The operator that a person has opened; one each.
create table opened_operators (
  identity_sub text primary key,
  operator_id uuid not null references operators,
  opened_at timestamptz not null
);

------------------------------------------------------------------------------- guests and reservations

create table guests (
  venue_id bigint not null references venues,
  guest_id uuid not null,
  name text not null,
  -- True while the name comes from the guest's own profile.
  name_is_from_profile boolean not null default false,
  phone text,
  whatsapp_user_id text,
  language text,
  -- Set by STOP and cleared by START: nothing is sent that the guest did not ask for.
  opted_out_at timestamptz,
  created_at timestamptz not null,
  primary key (venue_id, guest_id),
  unique (venue_id, phone),
  unique (venue_id, whatsapp_user_id)
);

-- Search terms, folded (platform/search-terms.ts) and in byte order: under forced row-level security an index serves
-- equality and ranges, but not `ilike`.
create table guest_terms (
  venue_id bigint not null references venues,
  guest_id uuid not null,
  term text collate "C" not null,
  primary key (venue_id, guest_id, term),
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id) on delete cascade
);
create index guest_terms_by_term on guest_terms (venue_id, term, guest_id);

create table reservations (
  venue_id bigint not null references venues,
  reservation_id uuid not null,
  reservation_number text not null,
  status text not null
    check (status in ('inquiry', 'pending', 'confirmed', 'checked_in', 'checked_out', 'cancelled', 'no_show')),
  checkin date not null,
  checkout date not null,
  created_at timestamptz not null,
  active_at timestamptz not null,
  primary key (venue_id, reservation_id),
  unique (venue_id, reservation_number),
  constraint reservations_dates_check check (checkout >= checkin)
);
create index reservations_by_checkin on reservations (venue_id, checkin);
create index reservations_by_checkout on reservations (venue_id, checkout);
create index reservations_by_activity on reservations (venue_id, active_at, reservation_id);
create index reservations_by_status on reservations (venue_id, status, active_at, reservation_id);

create table reservation_terms (
  venue_id bigint not null references venues,
  reservation_id uuid not null,
  term text collate "C" not null,
  primary key (venue_id, reservation_id, term),
  foreign key (venue_id, reservation_id) references reservations (venue_id, reservation_id) on delete cascade
);
create index reservation_terms_by_term on reservation_terms (venue_id, term, reservation_id);

-- Which guest of a reservation sleeps in which room.
create table stays (
  venue_id bigint not null references venues,
  reservation_id uuid not null,
  guest_id uuid not null,
  room text not null default '',
  primary key (venue_id, reservation_id, guest_id),
  foreign key (venue_id, reservation_id) references reservations (venue_id, reservation_id),
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id)
);
create index stays_by_guest on stays (venue_id, guest_id);

------------------------------------------------------------------------------- conversations and messages

create table channels (
  venue_id bigint not null references venues,
  channel_id uuid not null,
  kind text not null check (kind in ('whatsapp', 'simulator', 'web')),
  phone_number_id text,
  display_phone text,
  -- Sealed with the installation's key; see platform/crypto.
  access_token_sealed text,
  connected_at timestamptz not null,
  primary key (venue_id, channel_id)
);

-- The venue of each WhatsApp number: the number decides, never the body of a webhook.
create table number_routes (
  network text not null check (network in ('whatsapp', 'simulator')),
  phone_number_id text not null,
  routed_venue_id bigint not null,
  channel_id uuid not null,
  primary key (network, phone_number_id)
);

-- The bytes of every signed webhook, stored before they are parsed. The same bytes are one row.
create table webhook_deliveries (
  delivery_id uuid primary key,
  signed_by text not null check (signed_by in ('whatsapp', 'simulator')),
  sha256 bytea not null,
  body bytea not null,
  received_at timestamptz not null,
  times_received int not null default 1,
  state text not null check (state in ('kept', 'unrouted', 'quarantined')),
  cause text,
  -- The numbers it names.
  phone_number_ids text[] not null,
  -- False where the same bytes would fail again.
  trying_may_help boolean not null,
  -- When a host reviewed it, and the host's e-mail. Receiving the same bytes again clears both.
  looked_at timestamptz,
  looked_at_by text,
  unique (signed_by, sha256),
  constraint webhook_deliveries_looked_at_check check ((looked_at is null) = (looked_at_by is null))
);
create index webhook_deliveries_set_aside on webhook_deliveries (received_at desc, delivery_id desc)
  where state <> 'kept';

create table conversations (
  venue_id bigint not null references venues,
  conversation_id uuid not null,
  guest_id uuid not null,
  -- The channel the guest used last; replies go there.
  channel_id uuid not null,
  held_by text not null check (held_by in ('assistant', 'staff')),
  -- Null while held by staff: handed over, but not taken yet.
  holder_member_id uuid,
  holder_name text,
  held_since timestamptz not null,
  state text not null check (state in ('open', 'done')),
  waiting_since timestamptz,
  unread int not null default 0,
  last_seq int not null default 0,
  -- Position of the newest line that is not the guest's; the guest's next message comes after it.
  last_own_position timestamptz not null,
  -- The last message of guest, staff or assistant, copied here so that lists read one table.
  last_author text,
  last_member_name text,
  last_text text,
  last_at timestamptz not null,
  last_message_id uuid,
  -- The newest guest message the assistant has processed: answered, handed over, or left unanswered.
  considered_seq int not null default 0,
  -- Nothing up to here waits for an answer: it needed none, or staff closed the conversation.
  settled_seq int not null default 0,
  last_guest_at timestamptz,
  notice_given_at timestamptz,
  created_at timestamptz not null,
  primary key (venue_id, conversation_id),
  unique (venue_id, guest_id),
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id),
  foreign key (venue_id, channel_id) references channels (venue_id, channel_id),
  constraint conversations_holder_check check (held_by = 'staff' or holder_member_id is null)
);
create index conversations_by_activity on conversations (venue_id, state, last_at desc, conversation_id);
create index conversations_by_last on conversations (venue_id, last_at, conversation_id);
create index conversations_waiting on conversations (venue_id, waiting_since, conversation_id)
  where waiting_since is not null;

create table messages (
  venue_id bigint not null references venues,
  message_id uuid not null,
  conversation_id uuid not null,
  seq int not null,
  position timestamptz not null,
  author text not null check (author in ('guest', 'staff', 'assistant', 'system')),
  member_id uuid,
  member_name text,
  kind text not null,
  text text not null,
  event jsonb,
  channel_id uuid,
  provider_message_id text,
  -- Outgoing messages only; domain/conversations/delivery-state.ts ranks them.
  state text check (state in ('queued', 'sending', 'accepted', 'sent', 'delivered', 'read', 'failed', 'unknown')),
  failure_code text,
  send_after timestamptz,
  -- A staff reply or a final answer of the assistant: the guest no longer waits. False for a hand-over line.
  is_answer boolean not null default false,
  created_at timestamptz not null,
  primary key (venue_id, message_id),
  unique (venue_id, conversation_id, seq),
  unique (venue_id, channel_id, provider_message_id),
  foreign key (venue_id, conversation_id) references conversations (venue_id, conversation_id)
);
create index messages_in_order on messages (venue_id, conversation_id, position desc, seq desc);
create index messages_by_time on messages (venue_id, created_at);
create index messages_to_send on messages (venue_id, conversation_id, seq) where state in ('queued', 'sending');
create index messages_failed on messages (venue_id, created_at desc) where state in ('failed', 'unknown');

-- One attempt to hand a message to its channel. Its id is sent along and comes back in status reports.
create table send_attempts (
  venue_id bigint not null references venues,
  attempt_id uuid not null,
  message_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('sent', 'not_sent', 'refused', 'unknown')),
  -- The channel's id for what this attempt sent.
  provider_message_id text,
  error jsonb,
  primary key (venue_id, attempt_id),
  foreign key (venue_id, message_id) references messages (venue_id, message_id)
);
create index send_attempts_by_message on send_attempts (venue_id, message_id, started_at);
create index send_attempts_by_provider_id on send_attempts (venue_id, provider_message_id);

-- Status reports of the channel, applied or not: a report may arrive before its message is known.
create table delivery_reports (
  venue_id bigint not null references venues,
  report_id uuid not null,
  channel_id uuid not null,
  provider_message_id text not null,
  attempt_id uuid,
  state text not null,
  reported_at timestamptz not null,
  errors jsonb,
  message_id uuid,
  received_at timestamptz not null,
  primary key (venue_id, report_id),
  constraint delivery_reports_same_report_key
    unique nulls not distinct (venue_id, channel_id, provider_message_id, state, reported_at)
);
create index delivery_reports_parked on delivery_reports (venue_id, channel_id, provider_message_id)
  where message_id is null;
create index delivery_reports_parked_attempts on delivery_reports (venue_id, attempt_id) where message_id is null;

-- The knowledge entries that an answer of the assistant was taken from.
create table answer_sources (
  venue_id bigint not null references venues,
  message_id uuid not null,
  ordinal int not null,
  entry_id uuid not null,
  version int not null,
  section text not null,
  title text not null,
  quote text not null,
  primary key (venue_id, message_id, ordinal),
  foreign key (venue_id, message_id) references messages (venue_id, message_id)
);

-- When and in which words a guest was told that an assistant is writing (EU AI Act, article 50).
create table assistant_notices (
  venue_id bigint not null references venues,
  notice_id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  language text not null,
  text_version text not null,
  given_at timestamptz not null,
  primary key (venue_id, notice_id),
  foreign key (venue_id, conversation_id) references conversations (venue_id, conversation_id)
);

create table hand_overs (
  venue_id bigint not null references venues,
  hand_over_id uuid not null,
  conversation_id uuid not null,
  reason text not null,
  -- What the guest wrote.
  about text not null,
  handed_over_at timestamptz not null,
  primary key (venue_id, hand_over_id),
  foreign key (venue_id, conversation_id) references conversations (venue_id, conversation_id)
);
create index hand_overs_by_time on hand_overs (venue_id, handed_over_at);
create index hand_overs_by_conversation on hand_overs (venue_id, conversation_id, handed_over_at);

------------------------------------------------------------------------------- alerts

-- One clearing of a venue's alerts, with the part of the manual count that it cleared.
create table alert_clearings (
  venue_id bigint not null references venues,
  clearing_id uuid not null,
  member_id uuid not null,
  member_name text not null,
  cleared_at timestamptz not null,
  manual_count int not null,
  restored_at timestamptz,
  primary key (venue_id, clearing_id)
);

create table alerts (
  venue_id bigint not null references venues,
  alert_id uuid not null,
  cause text not null,
  conversation_id uuid not null,
  about text not null,
  count int not null default 1,
  raised_at timestamptz not null,
  -- Cleared while the cause lasted: hidden from then on. It ends when the cause ends or is raised again.
  clearing_id uuid,
  ended_at timestamptz,
  primary key (venue_id, alert_id),
  foreign key (venue_id, conversation_id) references conversations (venue_id, conversation_id),
  foreign key (venue_id, clearing_id) references alert_clearings (venue_id, clearing_id)
);
create unique index alerts_open on alerts (venue_id, conversation_id, cause) where ended_at is null;
create index alerts_shown on alerts (venue_id, raised_at, alert_id) where ended_at is null and clearing_id is null;
create index alerts_cleared on alerts (venue_id, clearing_id) where clearing_id is not null;

-- The count that staff set by hand; raised alerts are added to it.
create table manual_alerts (
  venue_id bigint primary key references venues,
  count int not null check (count >= 0),
  set_at timestamptz not null,
  set_by text not null
);

------------------------------------------------------------------------------- knowledge

create table knowledge_entries (
  venue_id bigint not null references venues,
  entry_id uuid not null,
  section text not null check (section in ('profile', 'policy', 'amenities', 'faq', 'upsells')),
  ordinal int not null,
  entry jsonb not null,
  -- The entry's words as they are searched, folded by domain/entries/folded-words.ts.
  folded text not null,
  updated_at timestamptz not null,
  -- Null where Bellhop wrote it.
  updated_by text,
  primary key (venue_id, entry_id)
);
create index knowledge_entries_in_order on knowledge_entries (venue_id, section, ordinal, entry_id);

-- Every change of a section increments its version and writes a revision. A section without a row is at version 0.
create table knowledge_sections (
  venue_id bigint not null references venues,
  section text not null check (section in ('profile', 'policy', 'amenities', 'faq', 'upsells')),
  version int not null,
  primary key (venue_id, section)
);

create table knowledge_revisions (
  venue_id bigint not null references venues,
  section text not null,
  -- The section's version after the change.
  version int not null,
  -- The version at which the same member began to work on the same entries without a pause; shown as one step.
  begun_version int not null,
  begun_at timestamptz not null,
  changed_at timestamptz not null,
  -- Null where Bellhop changed it.
  member_id uuid,
  member_name text,
  -- The entries added, changed or removed, in the order of their ids.
  entry_ids uuid[] not null,
  -- Entries that stay have another order.
  moved boolean not null,
  -- A restore: never part of a longer step.
  stands_alone boolean not null,
  -- The part of the order that differed before, and the entry in front of it; null: the beginning of the section.
  order_before uuid[],
  order_behind uuid,
  primary key (venue_id, section, version),
  foreign key (venue_id, section) references knowledge_sections (venue_id, section)
);
create index knowledge_revisions_by_beginning on knowledge_revisions (venue_id, section, begun_version, version);

-- One entry in one revision, before and after; null where it did not exist.
create table knowledge_changes (
  venue_id bigint not null references venues,
  section text not null,
  version int not null,
  entry_id uuid not null,
  before jsonb,
  before_at timestamptz,
  before_by text,
  after jsonb,
  primary key (venue_id, section, version, entry_id),
  foreign key (venue_id, section, version) references knowledge_revisions (venue_id, section, version),
  constraint knowledge_changes_before_or_after_check check (before is not null or after is not null)
);
create index knowledge_changes_by_entry on knowledge_changes (venue_id, section, entry_id, version);

-- Contradictions that a member dismissed. The id is derived from what both sides say, so a dismissal ends when one of
-- them changes; the values are for people who read this table.
create table dismissed_contradictions (
  venue_id bigint not null references venues,
  contradiction_id text not null,
  about text not null,
  sides_say text[] not null,
  dismissed_by text not null,
  dismissed_at timestamptz not null,
  primary key (venue_id, contradiction_id)
);

-- A cache of the claims read from entries, so that a new process does not read thousands of them again.
create table read_claims (
  venue_id bigint not null references venues,
  -- The reader's version, the currency, and the hash of the entry.
  read_of text not null,
  -- Text, not jsonb: claims are compared by their exact spelling.
  claims text not null,
  primary key (venue_id, read_of)
);

------------------------------------------------------------------------------- assistant versions

-- What the assistant answers from: entries and settings as they were when the version was built.
create table concierges (
  venue_id bigint not null references venues,
  version int not null,
  entries jsonb not null,
  entries_count int not null,
  -- The assistant's settings as published.
  assistant jsonb not null,
  -- The contradictions it was built despite: [{ about, aspect, entryIds }]
  contradictions jsonb not null,
  -- The languages of the entries.
  languages text[] not null,
  -- What was new: 'knowledge', 'general' or 'tools'.
  built_from text not null,
  -- Null where Bellhop built it.
  built_by text,
  built_at timestamptz not null,
  primary key (venue_id, version)
);

------------------------------------------------------------------------------- tasks

-- Background work that a person watches.
create table tasks (
  venue_id bigint not null references venues,
  task_id uuid not null,
  kind text not null check (kind in ('build_concierge', 'publish_general', 'publish_tools', 'import_knowledge')),
  -- `queued` and `waiting` have not begun: only one task of a kind is `waiting`, several may be `queued`.
  state text not null check (state in ('queued', 'waiting', 'running', 'repeating', 'done', 'failed')),
  progress int not null check (progress between 0 and 100),
  -- What it does, or why it failed: { code, … }, as `taskMessage` in contract/tasks.ts.
  message jsonb,
  step text,
  -- The parameters of the request.
  asked_with jsonb not null,
  result jsonb,
  asked_by text not null,
  asked_at timestamptz not null,
  started_at timestamptz,
  -- The last sign of life.
  moved_at timestamptz not null,
  ended_at timestamptz,
  stopped_by text,
  primary key (venue_id, task_id)
);
create unique index tasks_waiting on tasks (venue_id, kind) where state = 'waiting';
create index tasks_open on tasks (venue_id, kind) where ended_at is null;
create index tasks_newest on tasks (venue_id, asked_at, task_id);

------------------------------------------------------------------------------- imports

-- Sources that Bellhop reads to propose entries.
create table knowledge_imports (
  venue_id bigint not null references venues,
  import_id uuid not null,
  task_id uuid not null,
  kind text not null check (kind in ('page', 'file', 'text')),
  -- The page's address, the file's name, or the first words.
  source text not null,
  -- The content of a file or a text, until the task ends.
  bytes bytea,
  state text not null check (state in ('reading', 'ready', 'refused')),
  -- How many suggestions the source gave that the venue has written already.
  already_written int not null default 0,
  -- How many suggestions have words that address an assistant instead of guests.
  with_orders int not null default 0,
  -- What was left out: [{ code, count, … }]
  left_out jsonb not null,
  -- The model that read it as well, and how far it came: { name, host, parts, parts_read, failed }. Null without one.
  model jsonb,
  asked_by text not null,
  asked_at timestamptz not null,
  primary key (venue_id, import_id),
  foreign key (venue_id, task_id) references tasks (venue_id, task_id)
);
create index knowledge_imports_newest on knowledge_imports (venue_id, asked_at desc, import_id desc);

-- Entries as the source has them. How they differ from existing entries is worked out when they are shown.
create table knowledge_proposals (
  venue_id bigint not null references venues,
  proposal_id uuid not null,
  import_id uuid not null,
  ordinal int not null,
  section text not null check (section in ('profile', 'policy', 'amenities', 'faq', 'upsells')),
  -- The id of the entry that it would change or add.
  entry_id uuid not null,
  entry jsonb not null,
  confidence real not null,
  fields jsonb not null,
  place text not null,
  state text not null check (state in ('open', 'taken', 'dismissed')),
  decided_by text,
  decided_at timestamptz,
  primary key (venue_id, proposal_id),
  unique (venue_id, import_id, ordinal),
  foreign key (venue_id, import_id) references knowledge_imports (venue_id, import_id) on delete cascade
);

------------------------------------------------------------------------------- live events

create table live_counters (
  venue_id bigint primary key references venues,
  last_seq bigint not null
);

-- Kept for a day, so that a browser that was offline can catch up.
create table live_events (
  venue_id bigint not null references venues,
  seq bigint not null,
  event jsonb not null,
  told_at timestamptz not null,
  primary key (venue_id, seq)
);
create index live_events_by_time on live_events (venue_id, told_at);

------------------------------------------------------------------------------- simulator

-- The simulator's own state. It stands in for WhatsApp, so nothing here refers to the venue's other tables.
create table simulated_phones (
  venue_id bigint not null references venues,
  phone text not null,
  name text not null,
  language text not null,
  connection text not null check (connection in ('online', 'slow', 'offline')),
  reads_what_arrives boolean not null,
  reports_arrive_twice boolean not null,
  reports_out_of_order boolean not null,
  next_message_fails boolean not null,
  reply_window_closed boolean not null,
  -- Older messages are not shown: the player started over.
  screen_since timestamptz not null,
  -- The phone shows that the venue is typing.
  typing_until timestamptz,
  -- Null: the venue wrote to this phone, but nobody has played it.
  last_used_at timestamptz,
  primary key (venue_id, phone)
);

create table simulated_messages (
  venue_id bigint not null references venues,
  message_id uuid not null,
  phone text not null,
  wamid text not null,
  author text not null check (author in ('guest', 'venue')),
  kind text not null,
  text text not null,
  -- The guest's: waiting, delivered, read. The venue's: sent, delivered, read, failed.
  state text not null check (state in ('waiting', 'sent', 'delivered', 'read', 'failed')),
  failure_code int,
  -- The sender wants this back in every status report.
  callback_data text,
  sent_reported boolean not null default false,
  -- When it appeared on the phone.
  shown_at timestamptz,
  created_at timestamptz not null,
  primary key (venue_id, message_id),
  unique (venue_id, wamid),
  foreign key (venue_id, phone) references simulated_phones (venue_id, phone)
);
create index simulated_messages_on_screen on simulated_messages (venue_id, phone, shown_at desc);
create index simulated_messages_under_way on simulated_messages (venue_id, phone, created_at)
  where state in ('waiting', 'sent');

-- One webhook request: its exact bytes and the response.
create table simulated_calls (
  venue_id bigint not null references venues,
  call_id uuid not null,
  message_id uuid not null,
  phone text not null,
  kind text not null check (kind in ('message', 'status')),
  -- The status that it reports.
  status text check (status in ('sent', 'delivered', 'read', 'failed')),
  -- The first call with these bytes; its own id unless it is a repetition.
  same_as uuid not null,
  body text not null,
  signature text not null,
  due_at timestamptz not null,
  tries int not null default 0,
  answered_at timestamptz,
  answer_status int,
  answer_ms int,
  -- Why the last attempt got no response.
  problem text,
  gave_up_at timestamptz,
  primary key (venue_id, call_id),
  foreign key (venue_id, message_id) references simulated_messages (venue_id, message_id)
);
create index simulated_calls_of_phone on simulated_calls (venue_id, phone, due_at desc);
create index simulated_calls_same on simulated_calls (venue_id, same_as);

------------------------------------------------------------------------------- audit

-- What members changed: who, what, before and after, when. Written in the transaction of the change and never updated.
-- Names are copied and nothing is referenced, because members and venues may go.
create table audit_entries (
  venue_id bigint not null references venues,
  audit_entry_id uuid not null,
  noted_at timestamptz not null,
  kind text not null,
  -- The API call.
  call text not null,
  member_id uuid not null,
  member_name text not null,
  subject_id text not null,
  subject_name text not null,
  -- [{ field, before, after }]
  changes jsonb not null,
  primary key (venue_id, audit_entry_id)
);
create index audit_entries_newest on audit_entries (venue_id, noted_at desc, audit_entry_id desc);

-- The same above the venues: the operator, its members and invitations, opening and closing venues.
create table operator_audit_entries (
  operator_id uuid not null references operators,
  audit_entry_id uuid not null,
  noted_at timestamptz not null,
  kind text not null,
  call text not null,
  -- Null: not a member of the operator; the name is their e-mail.
  member_id uuid,
  member_name text not null,
  subject_id text not null,
  subject_name text not null,
  -- The venues it concerns; null: the operator as a whole.
  concerns_venue_ids bigint[],
  changes jsonb not null,
  primary key (operator_id, audit_entry_id)
);
create index operator_audit_entries_newest on operator_audit_entries (operator_id, noted_at desc, audit_entry_id desc);

-- The application inserts, and deletes entries older than two years by the database's clock, which no process sets.
revoke update on audit_entries, operator_audit_entries from bellhop_app;

create function keep_what_was_noted() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.noted_at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'What was noted in the audit log stays for two years' using errcode = 'insufficient_privilege';
end $$;
create trigger keep_what_was_noted before update or delete on audit_entries
  for each row execute function keep_what_was_noted();
create trigger keep_what_was_noted before update or delete on operator_audit_entries
  for each row execute function keep_what_was_noted();
create trigger keep_all_that_was_noted before truncate on audit_entries
  for each statement execute function keep_what_was_noted();
create trigger keep_all_that_was_noted before truncate on operator_audit_entries
  for each statement execute function keep_what_was_noted();

------------------------------------------------------------------------------- mail

-- The outbox. Recipient and content (which may hold a sign-in link) are sealed with the installation's key and deleted
-- when nothing is left to send.
create table mails (
  mail_id uuid primary key,
  kind text not null,
  language text not null,
  sealed text,
  state text not null default 'queued' check (state in ('queued', 'sent', 'refused', 'given_up')),
  tries int not null default 0,
  -- The mail server's last reply code; its words may quote the address.
  smtp_code int,
  queued_at timestamptz not null,
  ended_at timestamptz,
  constraint mails_sealed_check check ((state = 'queued') = (sealed is not null)),
  constraint mails_ended_check check ((state = 'queued') = (ended_at is null))
);
create index mails_by_end on mails (ended_at);
create index mails_by_time on mails (queued_at);

------------------------------------------------------------------------------- idempotency

-- Answers to calls with an Idempotency-Key: the same key gets the same answer. Written in the transaction of the call
-- and deleted after a day or two.
create table kept_answers (
  venue_id bigint not null references venues,
  member_id uuid not null,
  idempotency_key uuid not null,
  -- Method and path.
  call text not null,
  input_sha256 bytea not null,
  -- JSON. Null only within the transaction that is still working.
  answer text,
  kept_at timestamptz not null,
  primary key (venue_id, member_id, idempotency_key)
);
create index kept_answers_by_age on kept_answers (venue_id, kept_at);

-- For calls above the venues.
create table installation_kept_answers (
  member_id uuid not null references members,
  idempotency_key uuid not null,
  call text not null,
  input_sha256 bytea not null,
  answer text,
  kept_at timestamptz not null,
  primary key (member_id, idempotency_key)
);
create index installation_kept_answers_by_age on installation_kept_answers (kept_at);

-- For calls of people who are not a member of the operator.
create table person_kept_answers (
  identity_sub text not null,
  idempotency_key uuid not null,
  call text not null,
  input_sha256 bytea not null,
  answer text,
  kept_at timestamptz not null,
  primary key (identity_sub, idempotency_key)
);
create index person_kept_answers_by_age on person_kept_answers (kept_at);

------------------------------------------------------------------------------- row-level security

create function is_venue_of_unit(venue bigint) returns boolean language sql stable parallel safe
  as $$ select venue = any (string_to_array(nullif(current_setting('app.venue_ids', true), ''), ',')::bigint[]) $$;

create function is_installation_unit() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.unit', true), '') = 'installation' $$;

-- For a venue table: rows of the unit's venue only, for reading and writing. Binds the owner too.
create function keep_to_its_venue(its_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', its_table);
  execute format('alter table %s force row level security', its_table);
  execute format(
    $policy$create policy its_venue on %s using (venue_id = nullif(current_setting('app.venue_id', true), '')::bigint)
     with check (venue_id = nullif(current_setting('app.venue_id', true), '')::bigint)$policy$, its_table);
end $$;

-- For an installation table: installation units only.
create function keep_to_the_installation(its_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', its_table);
  execute format('alter table %s force row level security', its_table);
  execute format(
    'create policy the_installation on %s using (is_installation_unit()) with check (is_installation_unit())', its_table);
end $$;

select keep_to_its_venue(c.oid) from pg_class c join pg_attribute a on a.attrelid = c.oid
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'venue_id' and not a.attisdropped;

select keep_to_the_installation(name::regclass) from unnest(array[
  'installation', 'accounts', 'pending_sign_ups', 'account_links', 'account_sessions', 'oidc_records', 'oidc_keys',
  'sign_in_attempts', 'operators', 'members', 'invitations', 'opened_operators', 'number_routes', 'webhook_deliveries',
  'operator_audit_entries', 'mails', 'installation_kept_answers', 'person_kept_answers'
]) as name;

-- Lists over several venues may read these, for the venues of the unit.
create policy venues_of_unit on venues for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on guests for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on conversations for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on hand_overs for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on alerts for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on alert_clearings for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on manual_alerts for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on live_counters for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on audit_entries for select using (is_venue_of_unit(venue_id));
create policy operator_of_unit on operator_audit_entries for select
  using (operator_id = nullif(current_setting('app.operator_id', true), '')::uuid);

-- Signing in reads an operator's venues before any venue is chosen.
create policy installation_reads on venues for select using (is_installation_unit());
