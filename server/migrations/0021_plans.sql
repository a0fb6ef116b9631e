-- What an operator may use, and what its venues have used. Which limits a plan has is in contract/plans.ts.

-- A row is added when plans are first enforced (BILLING), or an operator opens while they are.
create table operator_plans (
  operator_id uuid primary key references operators,
  plan text not null check (plan in ('free-test', 'starter', 'pro', 'group')),
  since timestamptz not null,
  -- Of the free test.
  ends_at timestamptz,
  -- The owner who chose it; null for the free test.
  chosen_by text
);

-- Sums per venue and month, so that limits over several venues can be checked in one venue's unit.
create table plan_usage (
  operator_id uuid not null references operators,
  -- A venue; not called venue_id because units of the operator's other venues read it.
  used_at_venue bigint not null,
  -- Of the venue's time zone, like 2026-11.
  month text not null,
  conversations int not null,
  answers int not null,
  primary key (operator_id, used_at_venue, month)
);

-- Each warning is given once per period.
create table plan_warnings (
  operator_id uuid not null references operators,
  -- The venue whose usage it is about; 0 for all venues together.
  at_venue bigint not null,
  -- A month, or 'test' for the free test.
  period text not null,
  percent int not null check (percent in (80, 95, 100)),
  warned_at timestamptz not null,
  primary key (operator_id, at_venue, period, percent)
);

-- The guests whom the assistant has answered in a month: each is one conversation, however much they write.
create table plan_conversations (
  venue_id bigint not null references venues,
  month text not null,
  guest_id uuid not null,
  counted_at timestamptz not null,
  primary key (venue_id, month, guest_id),
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id)
);
select keep_to_its_venue('plan_conversations');

-- True for units of an operator and of its venues.
create function is_operator_of_unit(theirs uuid) returns boolean language sql stable parallel safe as $$
  select theirs = nullif(current_setting('app.operator_id', true), '')::uuid
    or exists (select from venues v where v.operator_id = theirs
                 and v.venue_id = nullif(current_setting('app.venue_id', true), '')::bigint)
$$;

select keep_to_the_installation('operator_plans'), keep_to_the_installation('plan_usage'),
  keep_to_the_installation('plan_warnings');
create policy units_of_operator on operator_plans using (is_operator_of_unit(operator_id))
  with check (is_operator_of_unit(operator_id));
create policy units_of_operator on plan_usage using (is_operator_of_unit(operator_id))
  with check (is_operator_of_unit(operator_id));
create policy units_of_operator on plan_warnings using (is_operator_of_unit(operator_id))
  with check (is_operator_of_unit(operator_id));
