-- Messages of the assistant that staff marked as wrong.
create table wrong_answers (
  venue_id bigint not null references venues,
  message_id uuid not null,
  marked_at timestamptz not null,
  marked_by text not null,
  -- Staff need no answer to the question any more; null until then.
  dismissed_at timestamptz,
  dismissed_by text,
  primary key (venue_id, message_id),
  foreign key (venue_id, message_id) references messages (venue_id, message_id)
);
create index wrong_answers_by_time on wrong_answers (venue_id, marked_at);
select keep_to_its_venue('wrong_answers');

-- Staff need no answer in the knowledge to this question.
alter table hand_overs
  add column dismissed_at timestamptz,
  add column dismissed_by text;
