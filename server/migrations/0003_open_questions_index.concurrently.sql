create index concurrently if not exists hand_overs_open on hand_overs (venue_id, conversation_id, handed_over_at)
  where settled_at is null;
