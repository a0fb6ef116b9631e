-- Letters such as ł and ß are searched as l and ss: terms that were stored with them become what the program makes now.
-- The owner is bound by row-level security too.
alter table guest_terms no force row level security;
alter table reservation_terms no force row level security;
create function pg_temp.folded_letters(term text) returns text language sql immutable as $$
  select replace(replace(replace(replace(translate(term, 'ıøđðłħĸŋŧə', 'ioddlhknte'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
insert into guest_terms (venue_id, guest_id, term)
select venue_id, guest_id, pg_temp.folded_letters(term) from guest_terms where term ~ '[ßıæœøđðłþħĸŋŧə]'
on conflict do nothing;
delete from guest_terms where term ~ '[ßıæœøđðłþħĸŋŧə]';
insert into reservation_terms (venue_id, reservation_id, term)
select venue_id, reservation_id, pg_temp.folded_letters(term) from reservation_terms where term ~ '[ßıæœøđðłþħĸŋŧə]'
on conflict do nothing;
delete from reservation_terms where term ~ '[ßıæœøđðłþħĸŋŧə]';
alter table guest_terms force row level security;
alter table reservation_terms force row level security;

-- A guest who changes rooms, or guests of one booking with other dates. Null: the dates of the reservation.
alter table stays
  add column from_date date,
  add column until_date date,
  add constraint stays_dates_check
    check ((from_date is null) = (until_date is null) and (from_date is null or until_date >= from_date));
