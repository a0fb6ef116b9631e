-- Translations of what guests, staff and the assistant wrote, each paid for once. Hashes stand for the texts.
create table translations (
  venue_id bigint not null references venues,
  conversation_id uuid not null,
  -- The language that it was translated into.
  language text not null,
  text_hash bytea not null,
  model text not null,
  -- A call that did not end, because its process died, may be repeated a while later.
  claimed_at timestamptz not null,
  -- Null while a model is asked. `unreliable`: its figures are not those of the text.
  outcome text check (outcome in ('translated', 'unneeded', 'unreliable')),
  text text,
  check (outcome is null or (outcome = 'translated') = (text is not null)),
  primary key (venue_id, conversation_id, language, text_hash),
  foreign key (venue_id, conversation_id) references conversations (venue_id, conversation_id) on delete cascade
);
select keep_to_its_venue('translations');

-- Staff read and write the thread in their own languages.
alter table conversations add column is_translated boolean not null default false;

-- For a message that is a translation: what the member wrote, and the language of the translation.
alter table messages add column translated_from jsonb;

-- `reading`, or for staff `translation` and `draft`: all count for the month's budget.
alter table readings add column purpose text not null default 'reading';
