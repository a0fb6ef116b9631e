-- What the dashboard's observed calls read and write: alerts that staff clear, tasks that a person can watch, and lists
-- of reservations and transcripts, newest activity first, that can be searched. Their indexes on tables
-- that were there before: 0007.

------------------------------------------------------------------------------- alerts

-- One clearing of a venue's alerts: by whom, when, and what it cleared of the count that staff had set by hand.
create table alert_clearings (
  venue_id bigint not null references venues,
  clearing_id uuid not null,
  member_id uuid not null,
  member_name text not null,
  cleared_at timestamptz not null,
  manual_count int not null,
  restored_at timestamptz,
  primary key (venue_id, clearing_id)
);

-- Cleared while its cause went on: not shown anymore, and ended when the cause does, or when it is raised anew.
alter table alerts add column clearing_id uuid;
alter table alerts add constraint alerts_clearing foreign key (venue_id, clearing_id)
  references alert_clearings (venue_id, clearing_id) not valid;

-- The count that staff set by hand; what causes raise comes on top.
create table manual_alerts (
  venue_id bigint primary key references venues,
  count int not null check (count >= 0),
  set_at timestamptz not null,
  set_by text not null
);

------------------------------------------------------------------------------- tasks

create table tasks (
  venue_id bigint not null references venues,
  task_id uuid not null,
  kind text not null check (kind in ('build_concierge')),
  state text not null check (state in ('waiting', 'running', 'repeating', 'done', 'failed', 'revoked')),
  progress int not null check (progress between 0 and 100),
  -- What it does, or why it failed, for a person to read.
  says text not null,
  result jsonb,
  asked_by text,
  asked_at timestamptz not null,
  started_at timestamptz,
  -- When it last showed a sign of life.
  moved_at timestamptz not null,
  ended_at timestamptz,
  primary key (venue_id, task_id)
);
-- Whoever asks for what already waits to be done is given that task.
create unique index tasks_waiting on tasks (venue_id, kind) where state = 'waiting';
create index tasks_newest on tasks (venue_id, asked_at, task_id);

------------------------------------------------------------------------------- lists and search

-- The version before this one does not fill it in. Bookings that are there already get the right one with their terms.
alter table reservations add column active_at timestamptz not null default now();

-- When a row's terms were written; null where the version before this one wrote the row. The program writes those
-- (journeys/terms-are-written.ts), so that there is one rule for folding words.
alter table guests add column terms_at timestamptz;
alter table reservations add column terms_at timestamptz;

-- Another name or phone asks for other terms. Whoever writes them says so afterwards; the version before this one does not.
create function ask_for_terms() returns trigger language plpgsql as $$
begin
  new.terms_at := null;
  return new;
end $$;
create trigger ask_for_terms before update of name, phone on guests for each row
  when (old.name is distinct from new.name or old.phone is distinct from new.phone) execute function ask_for_terms();

-- What people are found by, folded (see platform/search-terms.ts) and in byte order: under forced row-level security an index
-- serves equality and ranges, and nothing like `ilike`.
create table guest_terms (
  venue_id bigint not null references venues,
  guest_id uuid not null,
  term text collate "C" not null,
  primary key (venue_id, guest_id, term),
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id) on delete cascade
);
create index guest_terms_by_term on guest_terms (venue_id, term, guest_id);

create table reservation_terms (
  venue_id bigint not null references venues,
  reservation_id uuid not null,
  term text collate "C" not null,
  primary key (venue_id, reservation_id, term),
  foreign key (venue_id, reservation_id) references reservations (venue_id, reservation_id) on delete cascade
);
create index reservation_terms_by_term on reservation_terms (venue_id, term, reservation_id);

------------------------------------------------------------------------------- isolation

select keep_to_its_venue(name::regclass)
from unnest(array['alert_clearings', 'manual_alerts', 'tasks', 'guest_terms', 'reservation_terms']) as name;

-- Alerts of several venues are read together, with whom they are about.
create policy venues_of_unit on alert_clearings for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on manual_alerts for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on guests for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on hand_overs for select using (is_venue_of_unit(venue_id));
