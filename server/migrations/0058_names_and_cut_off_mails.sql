-- What a member may do, and where, comes with the name of the venue's assistant. A member's unit is the operator's.
create policy venues_of_unit on concierges for select using (is_venue_of_unit(venue_id));

-- The mail was handed to the mail server, which did not answer: it may be with its reader.
alter table mails add column may_have_left boolean not null default false;
