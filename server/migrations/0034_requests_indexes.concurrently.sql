-- For the undo of a reply, which opens again what it answered.
create index concurrently if not exists hand_overs_settled_with on hand_overs (venue_id, settled_with)
  where settled_with is not null;
