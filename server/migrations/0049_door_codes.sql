-- The code of a guest's door: a secret, sealed with the installation's key (see platform/crypto).
create table door_codes (
  venue_id bigint not null references venues,
  reservation_id uuid not null,
  guest_id uuid not null,
  -- The room that it was written for: in another room it counts no more.
  room text not null,
  code_id uuid not null,
  code_sealed text not null,
  written_at timestamptz not null,
  written_by text not null,
  primary key (venue_id, reservation_id, guest_id, room),
  foreign key (venue_id, reservation_id) references reservations (venue_id, reservation_id) on delete cascade,
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id) on delete cascade
);
create index door_codes_by_guest on door_codes (venue_id, guest_id);
select keep_to_its_venue('door_codes');

-- The codes in messages: a message's text has a mask in their place, which is filled when it is sent or its guest reads it.
create table message_codes (
  venue_id bigint not null references venues,
  message_id uuid not null,
  -- Whose code it is.
  guest_id uuid not null,
  reservation_id uuid not null,
  -- Rows of door_codes: once one is gone, the message is not sent any more.
  code_ids uuid[] not null,
  code_sealed text not null,
  primary key (venue_id, message_id),
  foreign key (venue_id, message_id) references messages (venue_id, message_id) on delete cascade,
  foreign key (venue_id, reservation_id) references reservations (venue_id, reservation_id) on delete cascade,
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id) on delete cascade
);
create index message_codes_by_guest on message_codes (venue_id, guest_id);
create index message_codes_by_reservation on message_codes (venue_id, reservation_id);
select keep_to_its_venue('message_codes');
