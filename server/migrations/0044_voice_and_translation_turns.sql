-- Voice notes that were sent to be turned into text: how long they are, never their words.
create table transcribed_notes (
  venue_id bigint not null references venues,
  message_id uuid not null,
  conversation_id uuid not null,
  seconds int not null,
  sent_at timestamptz not null,
  primary key (venue_id, message_id),
  foreign key (venue_id, message_id) references messages (venue_id, message_id),
  foreign key (venue_id, conversation_id) references conversations (venue_id, conversation_id)
);
create index transcribed_notes_by_time on transcribed_notes (venue_id, sent_at);
select keep_to_its_venue('transcribed_notes');

-- The task that wrote it last. Null for what was written before.
alter table statement_translations add column task_id uuid;

-- A task that takes turns with those of other venues counts its turns.
alter table tasks add column turn int not null default 0;
