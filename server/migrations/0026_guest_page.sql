------------------------------------------------------------------------------- links to the guest page

-- `public_key` is for links that anyone may have; `house_key` for codes inside the house.
alter table venues add column house_key text;

-- The backfill runs as the owner, who is bound by row-level security too. 16^10 keys from a cryptographic source.
alter table venues no force row level security;
update venues set house_key =
  substr(translate(replace(gen_random_uuid()::text, '-', ''), '01ae', 'wxyz'), 1, 10);
alter table venues force row level security;

alter table venues alter column house_key set not null;

------------------------------------------------------------------------------- browsers of guests

-- A browser that has written on the guest page. The row ends with the session.
create table guest_sessions (
  venue_id bigint not null references venues,
  session_id uuid not null,
  -- SHA-256 of the token in the browser's cookie.
  token_hash bytea not null,
  guest_id uuid not null,
  -- The guest last came by a code inside the house, of this room if the code names one.
  is_in_house boolean not null,
  room text,
  -- Signed in by a link that was sent to the guest: sees what was written on other channels too.
  sees_all_channels boolean not null default false,
  -- Who the guest is, by reservation number and surname: shows their stay, and nothing of other conversations.
  verified_guest_id uuid,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (venue_id, session_id),
  unique (venue_id, token_hash),
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id) on delete cascade,
  foreign key (venue_id, verified_guest_id) references guests (venue_id, guest_id)
);
create index guest_sessions_by_guest on guest_sessions (venue_id, guest_id, last_used_at desc);
select keep_to_its_venue('guest_sessions');

-- A link that staff give to one guest: it signs one browser in to the guest's own conversation, once.
create table guest_links (
  venue_id bigint not null references venues,
  link_id uuid not null,
  token_hash bytea not null,
  guest_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (venue_id, link_id),
  unique (venue_id, token_hash),
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id) on delete cascade
);
create index guest_links_by_guest on guest_links (venue_id, guest_id);
select keep_to_its_venue('guest_links');
