-- What a venue has had read, to propose entries from. Its bytes are kept until its task ends, and no longer.

create table knowledge_imports (
  venue_id bigint not null references venues,
  import_id uuid not null,
  task_id uuid not null,
  kind text not null check (kind in ('page', 'file', 'text')),
  -- The page's address, the file's name, or the first words.
  source text not null,
  -- Of a file or a text, until the task ends.
  bytes bytea,
  state text not null check (state in ('reading', 'ready', 'refused')),
  -- Why it was refused, or what whoever reviews it should know.
  says text not null,
  -- What was left out and why, in sentences.
  left_out jsonb not null,
  asked_by text not null,
  asked_at timestamptz not null,
  primary key (venue_id, import_id),
  foreign key (venue_id, task_id) references tasks (venue_id, task_id)
);
create index knowledge_imports_newest on knowledge_imports (venue_id, asked_at desc, import_id desc);

-- An entry as the source says it; what it would change of one that is there is found when it is looked at.
create table knowledge_proposals (
  venue_id bigint not null references venues,
  proposal_id uuid not null,
  import_id uuid not null,
  ordinal int not null,
  section text not null check (section in ('profile', 'policy', 'amenities', 'faq', 'upsells')),
  -- The id of the entry that it would change, or would be.
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

select keep_to_its_venue(name::regclass) from unnest(array['knowledge_imports', 'knowledge_proposals']) as name;
