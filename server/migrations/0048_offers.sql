-- For messages that offer an extra, what the guest read: the extra and the price of one. Held-out guests have them too.
alter table proactive_sends
  add column extra_entry_id uuid,
  add column price_minor bigint,
  add column currency text,
  -- The share of guests who were held out when it was decided.
  add column holdout_percent int not null default 0,
  add column answer text check (answer in ('ordered', 'declined')),
  add column answered_at timestamptz,
  -- The assistant's message that asked back about it, and what the guest had said by then.
  add column asked_back jsonb;

-- Guests who said no to an extra: no rule offers it to them again.
create table declined_extras (
  venue_id bigint not null references venues,
  guest_id uuid not null,
  extra_entry_id uuid not null,
  declined_at timestamptz not null,
  primary key (venue_id, guest_id, extra_entry_id),
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id) on delete cascade
);
select keep_to_its_venue('declined_extras');
