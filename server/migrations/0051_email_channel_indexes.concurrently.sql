create unique index concurrently if not exists channels_email on channels (venue_id) where kind = 'email';
