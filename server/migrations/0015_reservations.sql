------------------------------------------------------------------------------- guests

alter table guests
  add column email text;

-- What a guest agreed to, or refused, per purpose. The latest decision counts; STOP (guest_channels) overrides it.
create table guest_consents (
  venue_id bigint not null references venues,
  guest_id uuid not null,
  purpose text not null check (purpose in ('stay', 'offers')),
  is_given boolean not null,
  changed_at timestamptz not null,
  -- The member, or the system that it was imported from.
  changed_by text not null,
  primary key (venue_id, guest_id, purpose),
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id) on delete cascade
);
select keep_to_its_venue('guest_consents');

-- Keyed hashes of what identified deleted guests: imports must neither add them again nor write to them first.
create table erased_guests (
  venue_id bigint not null references venues,
  -- Of a phone, an e-mail address, or a reservation by its source and id or number.
  identifier_hash bytea not null,
  erased_at timestamptz not null,
  primary key (venue_id, identifier_hash)
);
select keep_to_its_venue('erased_guests');

------------------------------------------------------------------------------- reservations

alter table reservations
  -- Local time at the venue, "HH:MM".
  add column arrival_time text,
  add column adults int,
  add column children int,
  add column room_type text not null default '',
  -- 'staff', or the system that it was imported from.
  add column source text not null default 'staff',
  -- Its id in that system.
  add column external_id text,
  -- The calendar that lists it, and when it was cancelled because that calendar listed it no more.
  add column feed_id uuid,
  add column vanished_at timestamptz,
  -- When its first message is due; null: none is planned. It is worded when it is due.
  add column first_message_due_at timestamptz,
  -- Once it is queued.
  add column first_message_id uuid;

-- A guest may have several rooms, and several guests may share one.
alter table stays drop constraint stays_pkey;
alter table stays add primary key (venue_id, reservation_id, guest_id, room);

------------------------------------------------------------------------------- imports of reservations

create table calendar_feeds (
  venue_id bigint not null references venues,
  feed_id uuid not null,
  name text not null,
  -- Addresses of calendars are often secret; sealed with the installation's key.
  url_sealed text not null,
  host text not null,
  room text not null,
  read_at timestamptz,
  -- Why the last attempt failed: `fileRefusal` of the contract.
  problem jsonb,
  import_id uuid,
  created_at timestamptz not null,
  primary key (venue_id, feed_id)
);
select keep_to_its_venue('calendar_feeds');

create table reservation_imports (
  venue_id bigint not null references venues,
  import_id uuid not null,
  task_id uuid,
  kind text not null check (kind in ('file', 'address', 'feed', 'script')),
  source text not null,
  -- The system that its reservations get as their source; null until it was read.
  system text,
  feed_id uuid,
  -- Of `address`, until it was fetched; sealed like those of feeds.
  url_sealed text,
  state text not null
    check (state in ('reading', 'ready', 'applying', 'applied', 'undoing', 'undone', 'refused')),
  -- `fileRefusal` of the contract.
  refusal jsonb,
  -- `importFormat` of the contract.
  format jsonb,
  -- `importCounts` of the contract.
  counts jsonb not null default '{"new":0,"changed":0,"same":0,"skipped":0,"unreadable":0}',
  applied int not null default 0,
  kept int not null default 0,
  -- The content, until it is applied or a week has passed.
  bytes bytea,
  asked_by text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  primary key (venue_id, import_id),
  foreign key (venue_id, task_id) references tasks (venue_id, task_id)
);
-- Read in slices, so it is not compressed.
alter table reservation_imports alter column bytes set storage external;
create index reservation_imports_newest on reservation_imports (venue_id, asked_at desc, import_id desc);
create index reservation_imports_by_task on reservation_imports (venue_id, task_id);
select keep_to_its_venue('reservation_imports');

create table reservation_import_rows (
  venue_id bigint not null references venues,
  import_id uuid not null,
  row_number int not null,
  -- Where it begins in the file.
  line int not null,
  -- What was understood: `Reservation` of domain/reservation-imports.
  parsed jsonb not null,
  -- Of `parsed`, to find what is known of a guest whose data is deleted.
  guest_name text,
  phone text,
  email text,
  -- Rows with the same one are about the same booking; null if the row is not imported.
  booking text,
  -- Rows with the same one are the same row, of which the last one counts.
  identity text,
  -- The row that carries the booking's own fields; the others add guests and rooms to it.
  is_lead boolean not null default true,
  is_shared boolean not null default false,
  -- Null until it was compared.
  verdict text check (verdict in ('new', 'changed', 'same', 'skipped', 'unreadable')),
  problems jsonb not null,
  -- The fields that change: `changes` of `importRow` in the contract.
  changes jsonb not null default '[]',
  reservation_id uuid,
  guest_id uuid,
  -- When it was imported, and what to undo: `Effect` of domain/reservation-imports.
  applied_at timestamptz,
  effect jsonb,
  undone_at timestamptz,
  primary key (venue_id, import_id, row_number),
  foreign key (venue_id, import_id) references reservation_imports (venue_id, import_id) on delete cascade
);
create index reservation_import_rows_by_verdict on reservation_import_rows (venue_id, import_id, verdict, row_number);
create index reservation_import_rows_by_guest on reservation_import_rows (venue_id, guest_id) where guest_id is not null;
create index reservation_import_rows_by_name on reservation_import_rows (venue_id, guest_name) where guest_name is not null;
create index reservation_import_rows_by_phone on reservation_import_rows (venue_id, phone) where phone is not null;
create index reservation_import_rows_by_email on reservation_import_rows (venue_id, email) where email is not null;
select keep_to_its_venue('reservation_import_rows');

alter table tasks drop constraint tasks_kind_check;
alter table tasks add constraint tasks_kind_check check (kind in ('build_concierge', 'publish_general', 'publish_tools',
  'import_knowledge', 'read_reservations', 'apply_reservations', 'undo_reservations'));
