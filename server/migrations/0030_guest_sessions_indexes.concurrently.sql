-- If a browser sends two first messages at once, only one of them begins a session.
create unique index concurrently if not exists guest_sessions_by_former_token
  on guest_sessions (venue_id, former_token_hash) where former_token_hash is not null;

create index concurrently if not exists guests_by_verified_as on guests (venue_id, verified_as)
  where verified_as is not null;

create index concurrently if not exists delivery_reports_by_address on delivery_reports (venue_id, address_hash)
  where address_hash is not null and message_id is null;

create index concurrently if not exists message_changes_by_address on message_changes (venue_id, address_hash)
  where address_hash is not null;
