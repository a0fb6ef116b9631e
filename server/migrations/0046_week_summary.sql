-- Owners get the figures of each week by e-mail, until they switch it off.
alter table notified_members add column week_summary boolean not null default true;
-- The Monday at the venue of the last one that was sent.
alter table notified_members add column week_summarized_on date;
