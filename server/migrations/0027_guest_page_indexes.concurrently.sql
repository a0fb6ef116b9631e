create index concurrently if not exists venues_by_public_key on venues (public_key);

create index concurrently if not exists venues_by_house_key on venues (house_key);

-- A venue has one guest page.
create unique index concurrently if not exists channels_web on channels (venue_id) where kind = 'web';
