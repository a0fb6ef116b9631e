-- Days of a venue that were counted, with the bounds they had then: another time zone changes later days only.
create table statistics_days (
  venue_id bigint not null references venues,
  day date not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  timezone text not null,
  counted_at timestamptz not null,
  primary key (venue_id, day)
);
select keep_to_its_venue('statistics_days');

-- What happened on a day of a venue, a row for each counted thing. Numbers and ids, no words.
create table statistics_facts (
  venue_id bigint not null references venues,
  day date not null,
  -- `conversation`, `messages`, `first_reply`, `hand_over`, `question`, `rating`, `whatsapp`.
  measure text not null,
  -- What is counted: a conversation, message or hand-over.
  thing_id uuid not null,
  -- A reason, entry or category; empty if the measure has none.
  key text not null,
  -- How it went, such as `confirmed`; empty if the measure has none.
  outcome text not null,
  conversation_id uuid not null,
  at timestamptz not null,
  -- The hour at the venue.
  hour smallint not null,
  count int not null,
  took_ms bigint,
  staffed_ms bigint,
  channel text not null,
  language text not null,
  -- The conversation was erased: this row can't be counted again, and stays.
  is_frozen boolean not null,
  primary key (venue_id, measure, day, thing_id, key, outcome, hour)
);
create index statistics_facts_by_conversation on statistics_facts (venue_id, conversation_id);
create index statistics_facts_by_day on statistics_facts (venue_id, day);
select keep_to_its_venue('statistics_facts');

-- Sums of the facts of a day, because a year has too many facts.
create table statistics_sums (
  venue_id bigint not null references venues,
  day date not null,
  measure text not null,
  key text not null,
  outcome text not null,
  channel text not null,
  language text not null,
  -- -1 if the measure is not summed by hour.
  hour smallint not null,
  count int not null,
  primary key (venue_id, day, measure, key, outcome, channel, language, hour)
);
select keep_to_its_venue('statistics_sums');

-- Sums of whole months, so that a year's view reads twelve of them instead of its days.
create table statistics_months (
  venue_id bigint not null references venues,
  -- Its first day.
  month date not null,
  measure text not null,
  key text not null,
  outcome text not null,
  channel text not null,
  language text not null,
  -- Monday is 0. Both are -1 if the measure is not summed by hour.
  weekday smallint not null,
  hour smallint not null,
  count int not null,
  primary key (venue_id, month, measure, key, outcome, channel, language, weekday, hour)
);
select keep_to_its_venue('statistics_months');

-- The guests of a month, each with the conversations in which something was asked, because guests are not sums.
create table statistics_guests (
  venue_id bigint not null references venues,
  month date not null,
  conversation_id uuid not null,
  asking int not null,
  answered int not null,
  primary key (venue_id, month, conversation_id)
);
select keep_to_its_venue('statistics_guests');

-- What a chart shows of a day, and how long guests waited on it: medians are not sums.
create table statistics_charted (
  venue_id bigint not null references venues,
  day date not null,
  conversations int not null,
  asking int not null,
  answered int not null,
  messages int not null,
  -- In milliseconds, shortest first.
  took bigint[] not null,
  staffed bigint[] not null,
  primary key (venue_id, day)
);
select keep_to_its_venue('statistics_charted');

-- Statistics over all venues of an operator.
create policy venues_of_unit on statistics_days for select using (venue_id = any ((select venues_of_unit())::bigint[]));
create policy venues_of_unit on statistics_facts for select using (venue_id = any ((select venues_of_unit())::bigint[]));
create policy venues_of_unit on statistics_sums for select using (venue_id = any ((select venues_of_unit())::bigint[]));
create policy venues_of_unit on statistics_months for select using (venue_id = any ((select venues_of_unit())::bigint[]));
create policy venues_of_unit on statistics_guests for select using (venue_id = any ((select venues_of_unit())::bigint[]));
create policy venues_of_unit on statistics_charted for select using (venue_id = any ((select venues_of_unit())::bigint[]));
create policy venues_of_unit on requests for select using (venue_id = any ((select venues_of_unit())::bigint[]));
create policy venues_of_unit on request_steps for select using (venue_id = any ((select venues_of_unit())::bigint[]));

alter table tasks drop constraint tasks_kind_check;
alter table tasks add constraint tasks_kind_check check (kind in ('build_concierge', 'publish_general', 'publish_tools',
  'import_knowledge', 'read_reservations', 'apply_reservations', 'undo_reservations', 'replay_messages',
  'translate_statements', 'recount_statistics'));
