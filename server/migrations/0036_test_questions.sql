-- Guests' questions that a version of the assistant is tried with before it goes live.
create table test_questions (
  venue_id bigint not null references venues,
  test_question_id uuid not null,
  text text not null,
  expects text not null check (expects in ('answer', 'hand_over', 'emergency')),
  -- The entry that the answer must come from; it may be deleted.
  entry_id uuid,
  check ((expects = 'answer') = (entry_id is not null)),
  is_critical boolean not null,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by text not null,
  primary key (venue_id, test_question_id)
);
select keep_to_its_venue('test_questions');
