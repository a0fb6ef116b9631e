-- Messages that a venue sends first, each tied to a moment of the stay.
create table proactive_rules (
  venue_id bigint not null references venues,
  rule_id uuid not null,
  version int not null default 1,
  -- Which ready-made message it was; null if the venue wrote it.
  ready_made text,
  name text not null,
  purpose text not null check (purpose in ('service', 'sells', 'feedback')),
  -- As in the contract, parsed when they are read.
  moment jsonb not null,
  conditions jsonb not null,
  texts jsonb not null,
  template_name text,
  extra_entry_id uuid,
  holdout_percent int not null,
  is_on boolean not null default false,
  -- What was due before is not sent.
  switched_at timestamptz not null,
  -- The minute after the last change: nothing is sent before.
  counts_from timestamptz not null,
  -- Hidden from then on; what was sent stays.
  deleted_at timestamptz,
  primary key (venue_id, rule_id)
);
create unique index proactive_rules_ready_made on proactive_rules (venue_id, ready_made)
  where ready_made is not null and deleted_at is null;

-- Messages that were sent first, or finally held back. What is still to come is computed.
create table proactive_sends (
  venue_id bigint not null references venues,
  -- All zeros: the first message that staff sent when they added the guest.
  rule_id uuid not null,
  reservation_id uuid not null,
  guest_id uuid not null,
  -- The kind of moment: a rule that is moved to another one is another message.
  moment text not null,
  rule_name text not null,
  state text not null check (state in ('sent', 'held_back')),
  -- Why it was held back, and for a missing value of which field.
  reason text,
  field text,
  check ((state = 'held_back') = (reason is not null)),
  due_at timestamptz not null,
  decided_at timestamptz not null,
  -- The venue's date when it was sent, for the day's limit.
  day date not null,
  message_id uuid,
  way text,
  language text,
  is_other_language boolean not null default false,
  primary key (venue_id, rule_id, reservation_id, guest_id, moment),
  foreign key (venue_id, reservation_id) references reservations (venue_id, reservation_id) on delete cascade,
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id) on delete cascade
);
create index proactive_sends_by_time on proactive_sends (venue_id, decided_at, rule_id);
create index proactive_sends_by_guest on proactive_sends (venue_id, guest_id);
create index proactive_sends_by_reservation on proactive_sends (venue_id, reservation_id);
create index proactive_sends_by_message on proactive_sends (venue_id, message_id) where message_id is not null;

-- When a venue paused all of them. What was due in a pause is not sent.
create table proactive_pauses (
  venue_id bigint not null references venues,
  paused_at timestamptz not null,
  paused_by text not null,
  -- Null while the pause lasts.
  resumed_at timestamptz,
  primary key (venue_id, paused_at)
);
create unique index proactive_pauses_open on proactive_pauses (venue_id) where resumed_at is null;

select keep_to_its_venue('proactive_rules');
select keep_to_its_venue('proactive_sends');
select keep_to_its_venue('proactive_pauses');

-- Whether a rule is on: such venues are looked at every minute.
alter table venues add column sends_first boolean not null default false;

-- When the present status began; null for earlier changes, and for bookings that came with it.
alter table reservations add column status_since timestamptz;

-- A wider check needs no scan of the rows.
alter table messages drop constraint messages_author_check;
alter table messages add constraint messages_author_check
  check (author in ('guest', 'staff', 'assistant', 'rule', 'system')) not valid;
