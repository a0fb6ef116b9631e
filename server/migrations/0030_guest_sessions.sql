------------------------------------------------------------------------------- tokens of guests' browsers

alter table guest_sessions
  -- SHA-256 of the browser's previous token: requests with it may still arrive.
  add column former_token_hash bytea,
  -- When the browser got its token; null for sessions from before this column.
  add column token_since timestamptz;

-- Tokens with which browsers began sessions that have ended. What left a browser before then, such as a slow upload, must
-- not begin another one. Deleted in the first night after an hour.
create table ended_guest_tokens (
  venue_id bigint not null references venues,
  token_hash bytea not null,
  ended_at timestamptz not null,
  primary key (venue_id, token_hash)
);
create index ended_guest_tokens_by_time on ended_guest_tokens (venue_id, ended_at);
select keep_to_its_venue('ended_guest_tokens');

------------------------------------------------------------------------------- verified visitors

alter table guests
  -- Set for a visitor of the guest page who showed this guest's booking or used their link. Both are one person unless
  -- staff keep them apart.
  add column verified_as uuid,
  add foreign key (venue_id, verified_as) references guests (venue_id, guest_id) on delete set null (verified_as);

-- The backfill runs as the owner, who is bound by row-level security too.
alter table guests no force row level security;
alter table guest_sessions no force row level security;
update guests g set verified_as = s.verified_guest_id from guest_sessions s
where s.venue_id = g.venue_id and s.guest_id = g.guest_id and s.verified_guest_id <> g.guest_id
  and not s.sees_all_channels and g.merged_into is null and g.erased_at is null;
alter table guests force row level security;
alter table guest_sessions force row level security;

alter table guest_conflicts
  -- `address`: one address came with the other. `page`: one is a visitor of the guest page who verified as the other.
  add column cause text not null default 'address' check (cause in ('address', 'page'));

------------------------------------------------------------------------------- updates without a message

-- Keyed hash of the guest's address: a deletion finds the row even without its message.
alter table delivery_reports add column address_hash bytea;
alter table message_changes add column address_hash bytea;
