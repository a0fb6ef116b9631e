-- Alerts over several venues show the guest's room.
create policy venues_of_unit on reservations for select using (is_venue_of_unit(venue_id));
create policy venues_of_unit on stays for select using (is_venue_of_unit(venue_id));
