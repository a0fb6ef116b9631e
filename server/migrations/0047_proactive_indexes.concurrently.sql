-- For the stays that matter to messages sent first.
create index concurrently if not exists reservations_not_over on reservations (venue_id, checkout, checkin)
  where status in ('confirmed', 'checked_in', 'checked_out');
create index concurrently if not exists hand_overs_grave_open on hand_overs (venue_id, conversation_id)
  where settled_at is null and reason in ('complaint', 'emergency', 'safety');
