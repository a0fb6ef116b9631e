-- Messages that a venue sends by e-mail have a channel of their own. A wider check needs no scan of the rows.
alter table channels drop constraint channels_kind_check;
alter table channels add constraint channels_kind_check
  check (kind in ('whatsapp', 'simulator', 'web', 'email')) not valid;

-- The address that a mail server refused for good: nothing is sent to it again.
alter table guests add column refused_email text;
