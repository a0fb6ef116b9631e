-- Mails on their way to the mail server. To whom, and what is in them (a link that lets somebody in), is sealed with the
-- installation's key, and gone as soon as nothing is left to send: whoever reads this table can use none of it.

create table mails (
  mail_id uuid primary key,
  kind text not null,
  language text not null,
  sealed text,
  state text not null default 'queued' check (state in ('queued', 'sent', 'refused', 'given_up')),
  tries int not null default 0,
  -- What the mail server said last, as a number; its words may quote the address.
  smtp_code int,
  queued_at timestamptz not null,
  ended_at timestamptz,
  constraint readable_while_queued check ((state = 'queued') = (sealed is not null)),
  constraint ended_when_not_queued check ((state = 'queued') = (ended_at is null))
);
-- What is forgotten is found by either.
create index mails_by_end on mails (ended_at);
create index mails_by_time on mails (queued_at);

select keep_to_the_installation('mails');
