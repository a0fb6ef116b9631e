-- An alert on its way up: from the app to devices, managers and owners. `settled_at`: what it was about holds no more.
create table notification_ladders (
  venue_id bigint not null references venues,
  ladder_id uuid not null,
  -- A notification cause of the contract.
  cause text not null,
  -- `conversation`, `request`, `channel` or `venue`; the id is null for the venue itself.
  thing_kind text not null,
  thing_id uuid,
  raised_at timestamptz not null,
  -- Steps reached so far: step, at, people, skipped.
  steps jsonb not null default '[]',
  next_step text,
  next_at timestamptz,
  settled_at timestamptz,
  primary key (venue_id, ladder_id)
);
-- One at a time of each cause and thing.
create unique index notification_ladders_open on notification_ladders (venue_id, thing_kind, thing_id, cause)
  nulls not distinct where settled_at is null;
create index notification_ladders_by_thing on notification_ladders (venue_id, thing_id, raised_at);
create index notification_ladders_by_time on notification_ladders (venue_id, raised_at, ladder_id);

-- Who is told what, and how that went. An attempt is counted before it begins: a process that dies in between leaves
-- `sending`, and the next one sends it again with the same id.
create table notifications (
  venue_id bigint not null references venues,
  notification_id uuid not null,
  ladder_id uuid not null,
  -- `step`; `settled`, `opened` and `snoozed` take back what a device shows.
  what text not null default 'step',
  step text not null,
  -- `app`, `push`, `email` or `webhook`.
  way text not null,
  -- Null for other systems.
  member_id uuid,
  -- The device or the webhook; null for the app and e-mail.
  target_id uuid,
  -- `queued`, `sending`, `sent`, `failed`, `dropped` or `snoozed`.
  state text not null,
  attempts int not null default 0,
  -- The answer to the last attempt: an HTTP status, or the mail server's code.
  status int,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  opened_at timestamptz,
  snoozed_until timestamptz,
  primary key (venue_id, notification_id),
  foreign key (venue_id, ladder_id) references notification_ladders (venue_id, ladder_id) on delete cascade
);
create unique index notifications_once on notifications (venue_id, ladder_id, what, step, way, member_id, target_id)
  nulls not distinct where what in ('step', 'settled');
create index notifications_by_ladder on notifications (venue_id, ladder_id, created_at);
-- How much waits for another system.
create index notifications_for_webhooks on notifications (venue_id, target_id)
  where way = 'webhook' and state in ('queued', 'sending');

-- How a member is told about a venue's alerts. Without a row: always on duty, sound on, e-mail and summary off.
create table notified_members (
  venue_id bigint not null references venues,
  member_id uuid not null,
  -- Duty set by hand; it holds until then, or until the plan changes it next. Null: by plan.
  duty_by_hand boolean,
  duty_until timestamptz,
  -- Weekly, in the venue's time zone; null: day and night.
  duty_plan jsonb,
  sound boolean not null default true,
  email boolean not null default false,
  summary boolean not null default false,
  -- The day of the venue on which the last summary was sent.
  summarized_on date,
  primary key (venue_id, member_id)
);

create table notification_mutes (
  venue_id bigint not null references venues,
  mute_id uuid not null,
  member_id uuid not null,
  -- One of these. A ladder: the member has snoozed one alert.
  cause text,
  guest_id uuid,
  ladder_id uuid,
  until timestamptz not null,
  primary key (venue_id, mute_id),
  check (num_nonnulls(cause, guest_id, ladder_id) = 1),
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id) on delete cascade,
  foreign key (venue_id, ladder_id) references notification_ladders (venue_id, ladder_id) on delete cascade
);
create unique index notification_mutes_once on notification_mutes (venue_id, member_id, cause, guest_id, ladder_id)
  nulls not distinct;
create index notification_mutes_by_ladder on notification_mutes (venue_id, ladder_id) where ladder_id is not null;
create index notification_mutes_by_guest on notification_mutes (venue_id, guest_id) where guest_id is not null;

create table outgoing_webhooks (
  venue_id bigint not null references venues,
  webhook_id uuid not null,
  name text not null,
  url text not null,
  -- Null: all.
  causes text[],
  from_step text not null,
  is_on boolean not null,
  -- Sealed with the key for secrets of venues; see platform/crypto.
  secret_sealed text not null,
  secret_ends text not null,
  created_at timestamptz not null,
  last_at timestamptz,
  last_result text,
  last_status int,
  primary key (venue_id, webhook_id)
);

-- A browser on which a member gets pushes. The subscription (address and keys) is sealed with the installation's key.
create table push_devices (
  device_id uuid primary key,
  member_id uuid not null references members,
  -- SHA-256 of the subscription's address.
  endpoint_hash bytea not null,
  subscription_sealed text not null,
  name text not null,
  added_at timestamptz not null,
  seen_at timestamptz not null,
  last_at timestamptz,
  last_result text,
  unique (member_id, endpoint_hash)
);
create index push_devices_by_endpoint on push_devices (endpoint_hash);

-- The key pair with which push services know this installation (VAPID).
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  -- Sealed with the installation's key; see platform/crypto.
  private_key_sealed text not null,
  created_at timestamptz not null
);

select keep_to_its_venue('notification_ladders');
select keep_to_its_venue('notifications');
select keep_to_its_venue('notified_members');
select keep_to_its_venue('notification_mutes');
select keep_to_its_venue('outgoing_webhooks');
select keep_to_the_installation('push_devices');
select keep_to_the_installation('push_keys');

-- Lists of alerts over several venues show who was told.
create policy venues_of_unit on notification_ladders for select using (is_venue_of_unit(venue_id));
