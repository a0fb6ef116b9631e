-- Old simulated messages are deleted with their calls.
create index concurrently if not exists simulated_calls_of_message on simulated_calls (venue_id, message_id);
