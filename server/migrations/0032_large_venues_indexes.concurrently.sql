-- For the deletion of guests and old transcripts.
create index concurrently if not exists delivery_reports_by_message on delivery_reports (venue_id, message_id)
  where message_id is not null;
create index concurrently if not exists media_by_message on media (venue_id, message_id);

create index concurrently if not exists messages_unsent on messages (venue_id, conversation_id, seq) where is_unsent;
create index concurrently if not exists messages_with_failure on messages (venue_id, created_at desc) where has_failed;
