-- What a venue has under way, among all that it ever had.
create index concurrently if not exists tasks_open on tasks (venue_id, kind) where ended_at is null;
