-- Counts attempts to show a stay on the guest page, in windows of a day. The counters are keyed hashes of browsers,
-- networks and reservation numbers, so the table names none of them.
create table verification_tries (
  venue_id bigint not null references venues,
  counter bytea not null,
  window_started_at timestamptz not null,
  tries int not null,
  primary key (venue_id, counter)
);
create index verification_tries_by_time on verification_tries (venue_id, window_started_at);
select keep_to_its_venue('verification_tries');

-- One-time codes that show a stay. Every request has a row, even if no booking has the number: the response must be the
-- same.
create table verification_codes (
  venue_id bigint not null references venues,
  code_id uuid not null,
  -- The requesting browser's, as in guest_sessions: the code works in no other.
  token_hash bytea not null,
  -- Null if no open booking has the number.
  reservation_id uuid,
  -- The language of the page with the request.
  language text not null,
  -- The recipient and the code's keyed hash; null until it is sent.
  guest_id uuid,
  code_hash bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  used_at timestamptz,
  primary key (venue_id, code_id),
  foreign key (venue_id, reservation_id) references reservations (venue_id, reservation_id) on delete cascade,
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id) on delete cascade
);
create index verification_codes_by_browser on verification_codes (venue_id, token_hash, created_at desc);
create index verification_codes_by_guest on verification_codes (venue_id, guest_id);
create index verification_codes_by_reservation on verification_codes (venue_id, reservation_id);
create index verification_codes_by_expiry on verification_codes (venue_id, expires_at);
select keep_to_its_venue('verification_codes');
