create unique index concurrently if not exists reservations_by_external_id on reservations (venue_id, source, external_id)
  where external_id is not null;
create index concurrently if not exists guests_by_email on guests (venue_id, email) where email is not null;
create index concurrently if not exists reservations_by_feed on reservations (venue_id, feed_id) where feed_id is not null;
