-- Messages of the assistant that staff marked as wrong.
create table wrong_answers (
  venue_id bigint not null references venues,
  message_id uuid not null,
  marked_at timestamptz not null,
  marked_by text not null,
  -- Staff need no answer to the question any more; null until then.
  dismissed_at timestamptz,
  dismissed_by text,
  primary key (venue_id, message_id),
  foreign key (venue_id, message_id) references messages (venue_id, message_id)
);
create index wrong_answers_by_time on wrong_answers (venue_id, marked_at);
select keep_to_its_venue('wrong_answers');

-- Staff need no answer in the knowledge to this question.
alter table hand_overs
  add column dismissed_at timestamptz,
  add column dismissed_by text;

-- The last replay of a venue: what guests wrote, tried with the live version and the draft. Ids and numbers, no words.
create table replays (
  venue_id bigint primary key references venues,
  task_id uuid not null,
  asked_by text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  -- How many messages were chosen, how many there are, and how many were tried.
  size int not null,
  messages_total int not null default 0,
  messages int not null default 0,
  -- What was compared; a change of either begins again.
  live_version int not null,
  draft_mark text not null default '',
  -- Messages up to this one, newest first, were tried; null if none was.
  through_at timestamptz,
  through_id uuid,
  better int not null default 0,
  same int not null default 0,
  changed int not null default 0,
  worse int not null default 0,
  answered_live int not null default 0,
  answered_draft int not null default 0
);
select keep_to_its_venue('replays');

-- Messages of guests that the draft does not treat like the live version.
create table replay_differences (
  venue_id bigint not null references venues,
  -- The last one of the guest's messages that were tried together, and the place of the first.
  message_id uuid not null,
  first_seq int not null,
  written_at timestamptz not null,
  outcome text not null check (outcome in ('better', 'changed', 'worse')),
  -- The critical test question that makes it worse; it may be removed.
  test_question_id uuid,
  primary key (venue_id, message_id),
  foreign key (venue_id, message_id) references messages (venue_id, message_id)
);
select keep_to_its_venue('replay_differences');

alter table tasks drop constraint tasks_kind_check;
alter table tasks add constraint tasks_kind_check check (kind in ('build_concierge', 'publish_general', 'publish_tools',
  'import_knowledge', 'read_reservations', 'apply_reservations', 'undo_reservations', 'replay_messages'));
