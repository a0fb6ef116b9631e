-- What a section is read by, in its order, and what an older version wrote and is not found yet.
create index concurrently if not exists knowledge_entries_in_order
  on knowledge_entries (venue_id, section, ordinal, entry_id);
create index concurrently if not exists knowledge_entries_unfolded on knowledge_entries (venue_id) where folded is null;
