-- Messages that a venue sends by e-mail have a channel of their own. A wider check needs no scan of the rows.
alter table channels drop constraint channels_kind_check;
alter table channels add constraint channels_kind_check
  check (kind in ('whatsapp', 'simulator', 'web', 'email')) not valid;

-- The address that a mail server refused for good: nothing is sent to it again.
alter table guests add column refused_email text;

-- How many rules of the venue are on, for the plan's limit.
alter table venues add column rules_on int not null default 0;
alter table venues no force row level security;
alter table proactive_rules no force row level security;
update venues v set rules_on = (
  select count(*) from proactive_rules r where r.venue_id = v.venue_id and r.is_on and r.deleted_at is null)
where sends_first;
alter table venues force row level security;
alter table proactive_rules force row level security;
