-- Sentences of a venue's texts in another language, written by a language model, or corrected by staff.
create table statement_translations (
  venue_id bigint not null references venues,
  target_language text not null,
  -- SHA-256 of the language and text of the source.
  source_hash text not null,
  translation_id uuid not null,
  source_language text not null,
  source_text text not null,
  -- The model that wrote it. Null text: its answer could not be used.
  model text not null,
  machine_text text,
  -- What differs from the source, such as a figure; empty if nothing does.
  machine_findings jsonb not null,
  -- What staff chose instead.
  corrected_text text,
  corrected_findings jsonb,
  corrected_by text,
  corrected_at timestamptz,
  -- Raised by each change.
  revision int not null default 1,
  primary key (venue_id, translation_id),
  unique (venue_id, target_language, source_hash)
);
select keep_to_its_venue('statement_translations');

-- Calls of a language model that translate: numbers, never words.
create table translation_calls (
  venue_id bigint not null references venues,
  call_id uuid not null,
  task_id uuid not null,
  model text not null,
  target_language text not null,
  statements int not null,
  -- Why there is no translation; null if there is.
  failure text,
  -- Null if there was no answer.
  input_tokens int,
  output_tokens int,
  is_estimated boolean not null,
  took_ms int,
  called_at timestamptz not null,
  primary key (venue_id, call_id)
);
create index translation_calls_by_time on translation_calls (venue_id, called_at);
create index translation_calls_by_task on translation_calls (venue_id, task_id);
select keep_to_its_venue('translation_calls');

-- For sentences that were translated: the venue's own words. `is_generated`: a model wrote the translation.
alter table answer_sources add column original text, add column is_generated boolean not null default false;

alter table tasks drop constraint tasks_kind_check;
alter table tasks add constraint tasks_kind_check check (kind in ('build_concierge', 'publish_general', 'publish_tools',
  'import_knowledge', 'read_reservations', 'apply_reservations', 'undo_reservations', 'replay_messages',
  'translate_statements'));

