alter table calendar_feeds
  -- The end date of its events is their last night, not the day of departure.
  add column ends_on_last_night boolean not null default false,
  -- Reservations that it lists; null until it was read.
  add column bookings int,
  -- `leftOut` of the contract: what the last reading did not import, and why.
  add column left_out jsonb not null default '[]';
