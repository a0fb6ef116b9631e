-- An answer that somebody who may not write knowledge suggests to a manager.
create table suggestions (
  venue_id bigint not null references venues,
  suggestion_id uuid not null,
  -- What the guest asked, as the question of an entry.
  question text not null,
  answer text not null,
  language text not null,
  suggested_at timestamptz not null,
  suggested_by text not null,
  -- Null while it is open.
  decision text check (decision in ('accepted', 'dismissed')),
  decided_at timestamptz,
  decided_by text,
  -- The entry that was made of it.
  entry_id uuid,
  primary key (venue_id, suggestion_id)
);
create index suggestions_open on suggestions (venue_id, suggested_at) where decision is null;
select keep_to_its_venue('suggestions');
