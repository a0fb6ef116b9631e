-- What a venue writes: each section has a version, and each change of it a revision that says who changed which entries
-- from what to what. Rows of before are at version 0, and what was there then is where their history begins.

alter table knowledge_entries
  -- Null where the product wrote it.
  add column updated_by text,
  -- Its words as they are searched (domain/entries/folded-words.ts), folded by the program; null where the version
  -- before this one wrote the row.
  add column folded text;

create table knowledge_sections (
  venue_id bigint not null references venues,
  section text not null check (section in ('profile', 'policy', 'amenities', 'faq', 'upsells')),
  version int not null,
  primary key (venue_id, section)
);

create table knowledge_revisions (
  venue_id bigint not null references venues,
  section text not null,
  -- Which it made of the section.
  version int not null,
  -- With which the same member's work on the same entries began, without a pause; it is told as one step.
  begun_version int not null,
  begun_at timestamptz not null,
  changed_at timestamptz not null,
  -- Null where the product changed it.
  member_id uuid,
  member_name text,
  -- Which it added, changed or removed, in the order of their ids.
  entry_ids uuid[] not null,
  -- What was there already stands in another order.
  moved boolean not null,
  -- Restoring: no step of what comes before or after it.
  stands_alone boolean not null,
  -- The part of the section that stood otherwise before, and the entry behind which it stood; null: at the front.
  order_before uuid[],
  order_behind uuid,
  primary key (venue_id, section, version),
  foreign key (venue_id, section) references knowledge_sections (venue_id, section)
);
create index knowledge_revisions_by_beginning on knowledge_revisions (venue_id, section, begun_version, version);

-- One entry in one revision, as it was and as it became; null where it was not there.
create table knowledge_changes (
  venue_id bigint not null references venues,
  section text not null,
  version int not null,
  entry_id uuid not null,
  before jsonb,
  before_at timestamptz,
  before_by text,
  after jsonb,
  primary key (venue_id, section, version, entry_id),
  foreign key (venue_id, section, version) references knowledge_revisions (venue_id, section, version),
  check (before is not null or after is not null)
);
create index knowledge_changes_by_entry on knowledge_changes (venue_id, section, entry_id, version);

select keep_to_its_venue(name::regclass)
from unnest(array['knowledge_sections', 'knowledge_revisions', 'knowledge_changes']) as name;
