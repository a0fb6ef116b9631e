-- Calls of a language model that read what guests wrote: ids and numbers, never words.
create table readings (
  venue_id bigint not null references venues,
  reading_id uuid not null,
  conversation_id uuid not null,
  -- The answer that followed; null if there was none.
  message_id uuid,
  model text not null,
  -- Why the rules answered instead; null if the model's reading was used.
  failure text,
  -- Null if there was no answer.
  input_tokens int,
  output_tokens int,
  -- Budgets count tokens, so that calls whose server does not report them are estimated.
  is_estimated boolean not null default false,
  -- Null if there was no answer.
  took_ms int,
  -- What the answer asked the guest back, once in a conversation; null if nothing.
  asked_back text,
  read_at timestamptz not null,
  primary key (venue_id, reading_id),
  foreign key (venue_id, conversation_id) references conversations (venue_id, conversation_id),
  foreign key (venue_id, message_id) references messages (venue_id, message_id)
);
create index readings_by_message on readings (venue_id, message_id) where message_id is not null;
create index readings_by_time on readings (venue_id, read_at);
create index readings_by_conversation on readings (venue_id, conversation_id) where asked_back is not null;

select keep_to_its_venue('readings');

-- The last test of a venue's language model.
create table model_probes (
  venue_id bigint primary key references venues,
  probe_id uuid not null,
  model text not null,
  host text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  calls int not null,
  done int not null default 0,
  moved_at timestamptz not null,
  -- Null while it runs.
  ended_at timestamptz,
  -- Why it ended without a result, and the HTTP status.
  failure text,
  status int,
  result jsonb
);
select keep_to_its_venue('model_probes');
