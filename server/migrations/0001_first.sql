-- The first schema. Two kinds of tables:
--   installation tables (operators, members, deliveries, …) are opened by `atInstallation`;
--   venue tables carry venue_id first in every key, with row-level security forced.
-- The app's role (bellhop_app, made before this file runs) owns nothing.

grant usage on schema public to bellhop_app;
alter default privileges in schema public grant select, insert, update, delete on tables to bellhop_app;
alter default privileges in schema public grant usage on sequences to bellhop_app;

create function is_venue_of_unit(venue bigint) returns boolean language sql stable parallel safe
  as $$ select venue = any (string_to_array(nullif(current_setting('app.venue_ids', true), ''), ',')::bigint[]) $$;

create function is_installation_unit() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.unit', true), '') = 'installation' $$;

-- Row-level security of a venue's table: only the unit's venue, for reading and for writing. Binds the owner too.
create function keep_to_its_venue(its_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', its_table);
  execute format('alter table %s force row level security', its_table);
  execute format(
    $policy$create policy its_venue on %s using (venue_id = nullif(current_setting('app.venue_id', true), '')::bigint)
     with check (venue_id = nullif(current_setting('app.venue_id', true), '')::bigint)$policy$, its_table);
end $$;

-- Row-level security of a table of the installation itself: only units about the installation.
create function keep_to_the_installation(its_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', its_table);
  execute format('alter table %s force row level security', its_table);
  execute format(
    'create policy the_installation on %s using (is_installation_unit()) with check (is_installation_unit())', its_table);
end $$;

------------------------------------------------------------------------------- installation

create table installation (
  only_one boolean primary key default true check (only_one),
  -- Tells a process that was started with another SECRET_KEY before it does harm.
  secret_key_check text not null,
  -- When the demo was seeded; null where there is none.
  demo_since timestamptz,
  created_at timestamptz not null
);

create table operators (
  operator_id uuid primary key,
  name text not null,
  created_at timestamptz not null
);

-- A person in an operator. venue_ids null: all venues of the operator.
create table members (
  member_id uuid primary key,
  operator_id uuid not null references operators,
  identity_sub text not null,
  name text not null,
  email text not null,
  role text not null check (role in ('owner', 'manager', 'staff')),
  venue_ids bigint[],
  current_venue_id bigint,
  created_at timestamptz not null,
  unique (operator_id, identity_sub)
);
create index members_by_identity on members (identity_sub);

-- The bytes of every signed webhook, before anything is made of them. The same bytes are one row.
create table webhook_deliveries (
  delivery_id uuid primary key,
  signed_by text not null check (signed_by in ('whatsapp', 'simulator')),
  sha256 bytea not null,
  body bytea not null,
  received_at timestamptz not null,
  times_received int not null default 1,
  state text not null check (state in ('kept', 'unrouted', 'quarantined')),
  cause text,
  unique (signed_by, sha256)
);

-- Which venue a WhatsApp number belongs to: the number decides, not the body.
create table number_routes (
  network text not null check (network in ('whatsapp', 'simulator')),
  phone_number_id text not null,
  routed_venue_id bigint not null,
  channel_id uuid not null,
  primary key (network, phone_number_id)
);

------------------------------------------------------------------------------- venues

create sequence venue_ids as bigint start 1001;
grant usage on sequence venue_ids to bellhop_app;

create table venues (
  venue_id bigint primary key,
  operator_id uuid not null references operators,
  -- Unguessable name in guest page addresses; renewable.
  public_key text not null,
  name text not null,
  timezone text not null,
  default_language text not null,
  languages text[] not null,
  country text not null,
  currency text not null,
  -- functionality, assistant, … as the settings call speaks of them
  settings jsonb not null,
  settings_version int not null default 1,
  live_concierge_version int,
  created_at timestamptz not null
);
create index venues_by_operator on venues (operator_id);

create table channels (
  venue_id bigint not null references venues,
  channel_id uuid not null,
  kind text not null check (kind in ('whatsapp', 'simulator', 'web')),
  phone_number_id text,
  display_phone text,
  -- Sealed with the venue's key; see platform/crypto.
  access_token_sealed text,
  connected_at timestamptz not null,
  primary key (venue_id, channel_id)
);

create table guests (
  venue_id bigint not null references venues,
  guest_id uuid not null,
  name text not null,
  -- True while the name is only what the guest's own profile says.
  name_is_from_profile boolean not null default false,
  phone text,
  whatsapp_user_id text,
  language text,
  -- Since when the guest wants nothing sent that they did not ask for (STOP, until START).
  opted_out_at timestamptz,
  created_at timestamptz not null,
  primary key (venue_id, guest_id),
  unique (venue_id, phone),
  unique (venue_id, whatsapp_user_id)
);

create table reservations (
  venue_id bigint not null references venues,
  reservation_id uuid not null,
  reservation_number text not null,
  status text not null check (status in ('inquiry', 'pending', 'confirmed', 'checked_in', 'checked_out', 'cancelled', 'no_show')),
  checkin date not null,
  checkout date not null check (checkout >= checkin),
  created_at timestamptz not null,
  primary key (venue_id, reservation_id),
  unique (venue_id, reservation_number)
);
create index reservations_by_checkin on reservations (venue_id, checkin);
create index reservations_by_checkout on reservations (venue_id, checkout);

-- Who of a reservation sleeps in which room.
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

------------------------------------------------------------------------------- conversations

create table conversations (
  venue_id bigint not null references venues,
  conversation_id uuid not null,
  guest_id uuid not null,
  -- The channel the guest last wrote on: replies go there.
  channel_id uuid not null,
  held_by text not null check (held_by in ('assistant', 'staff')),
  -- Null while held by staff: handed over, nobody has taken it yet.
  holder_member_id uuid,
  holder_name text,
  held_since timestamptz not null,
  state text not null check (state in ('open', 'done')),
  waiting_since timestamptz,
  unread int not null default 0,
  last_seq int not null default 0,
  -- Where the newest line that is not the guest's stands: what the guest writes comes after it.
  last_own_position timestamptz not null,
  -- The last message of guest, staff or assistant, kept here so that a list reads one table.
  last_author text,
  last_member_name text,
  last_text text,
  last_at timestamptz not null,
  last_message_id uuid,
  -- The newest guest message the assistant has dealt with (answered, handed over or stayed silent on).
  considered_seq int not null default 0,
  -- Up to here nothing waits for an answer, whatever was sent: it needed none, or staff put it away.
  settled_seq int not null default 0,
  last_guest_at timestamptz,
  notice_given_at timestamptz,
  created_at timestamptz not null,
  primary key (venue_id, conversation_id),
  unique (venue_id, guest_id),
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id),
  foreign key (venue_id, channel_id) references channels (venue_id, channel_id),
  check (held_by = 'staff' or holder_member_id is null)
);
create index conversations_by_activity on conversations (venue_id, state, last_at desc, conversation_id);
create index conversations_waiting on conversations (venue_id, waiting_since, conversation_id) where waiting_since is not null;

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
  -- Outgoing only; see conversations/delivery-state.ts for the ranks.
  state text check (state in ('queued', 'sending', 'accepted', 'sent', 'delivered', 'read', 'failed', 'unknown')),
  failure_code text,
  send_after timestamptz,
  -- A person's reply or a final answer of the assistant: the guest waits no longer. A hand-over line is none.
  is_answer boolean not null default false,
  created_at timestamptz not null,
  primary key (venue_id, message_id),
  unique (venue_id, conversation_id, seq),
  unique (venue_id, channel_id, provider_message_id),
  foreign key (venue_id, conversation_id) references conversations (venue_id, conversation_id)
);
create index messages_in_order on messages (venue_id, conversation_id, position desc, seq desc);
create index messages_to_send on messages (venue_id, conversation_id, seq) where state in ('queued', 'sending');
create index messages_failed on messages (venue_id, created_at desc) where state in ('failed', 'unknown');
create index messages_by_time on messages (venue_id, created_at);

-- One try to hand a message to its channel; its id travels along and comes back in reports.
create table send_attempts (
  venue_id bigint not null references venues,
  attempt_id uuid not null,
  message_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('sent', 'not_sent', 'refused', 'unknown')),
  -- The channel's id for what this try sent.
  provider_message_id text,
  error jsonb,
  primary key (venue_id, attempt_id),
  foreign key (venue_id, message_id) references messages (venue_id, message_id)
);
create index send_attempts_by_message on send_attempts (venue_id, message_id, started_at);
create index send_attempts_by_provider_id on send_attempts (venue_id, provider_message_id);

-- Everything the channel reported, applied or not yet: a report may come before its message is known.
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
  unique nulls not distinct (venue_id, channel_id, provider_message_id, state, reported_at)
);
create index delivery_reports_parked on delivery_reports (venue_id, channel_id, provider_message_id) where message_id is null;
create index delivery_reports_parked_attempts on delivery_reports (venue_id, attempt_id) where message_id is null;

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

-- When and in which words a guest was told that an assistant writes (EU AI Act, article 50).
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
  -- The guest's words that found no answer.
  about text not null,
  handed_over_at timestamptz not null,
  primary key (venue_id, hand_over_id),
  foreign key (venue_id, conversation_id) references conversations (venue_id, conversation_id)
);
create index hand_overs_by_time on hand_overs (venue_id, handed_over_at);

create table alerts (
  venue_id bigint not null references venues,
  alert_id uuid not null,
  cause text not null,
  conversation_id uuid not null,
  about text not null,
  count int not null default 1,
  raised_at timestamptz not null,
  ended_at timestamptz,
  primary key (venue_id, alert_id),
  foreign key (venue_id, conversation_id) references conversations (venue_id, conversation_id)
);
create unique index alerts_open on alerts (venue_id, conversation_id, cause) where ended_at is null;

------------------------------------------------------------------------------- knowledge

create table knowledge_entries (
  venue_id bigint not null references venues,
  entry_id uuid not null,
  section text not null check (section in ('profile', 'policy', 'amenities', 'faq', 'upsells')),
  ordinal int not null,
  entry jsonb not null,
  updated_at timestamptz not null,
  primary key (venue_id, entry_id)
);

-- What the assistant answers from: the entries as they stood when the version was built.
create table concierges (
  venue_id bigint not null references venues,
  version int not null,
  entries jsonb not null,
  built_at timestamptz not null,
  primary key (venue_id, version)
);

------------------------------------------------------------------------------- live events

create table live_counters (
  venue_id bigint primary key references venues,
  last_seq bigint not null
);

-- Kept for a day, so that a browser that was away can catch up.
create table live_events (
  venue_id bigint not null references venues,
  seq bigint not null,
  event jsonb not null,
  told_at timestamptz not null,
  primary key (venue_id, seq)
);
create index live_events_by_time on live_events (venue_id, told_at);

------------------------------------------------------------------------------- isolation

select keep_to_its_venue(c.oid) from pg_class c join pg_attribute a on a.attrelid = c.oid
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'venue_id' and not a.attisdropped;

select keep_to_the_installation(name::regclass)
from unnest(array['installation', 'operators', 'members', 'webhook_deliveries', 'number_routes']) as name;

-- Lists over several venues (switcher, alerts, later statistics) may read these, for the venues of the unit.
create policy venues_of_unit on venues for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on alerts for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on conversations for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on live_counters for select using (is_venue_of_unit(venue_id));

-- Signing in asks which venues an operator has before any venue is chosen.
create policy installation_reads on venues for select using (is_installation_unit());
