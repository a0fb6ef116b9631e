-- What a person's act with an Idempotency-Key was answered: the same key again gets the same answer, and nothing is
-- done twice. Written in the act's own transaction; forgotten after a day or two.

create table kept_answers (
  venue_id bigint not null references venues,
  member_id uuid not null,
  idempotency_key uuid not null,
  -- Method and path.
  call text not null,
  input_sha256 bytea not null,
  -- The answer's JSON as it was; null while the act is still at work, which nobody else sees.
  answer text,
  kept_at timestamptz not null,
  primary key (venue_id, member_id, idempotency_key)
);
create index kept_answers_by_age on kept_answers (venue_id, kept_at);

-- The same for acts that are about no single venue.
create table installation_kept_answers (
  member_id uuid not null references members,
  idempotency_key uuid not null,
  call text not null,
  input_sha256 bytea not null,
  answer text,
  kept_at timestamptz not null,
  primary key (member_id, idempotency_key)
);
create index installation_kept_answers_by_age on installation_kept_answers (kept_at);

select keep_to_its_venue('kept_answers');
select keep_to_the_installation('installation_kept_answers');
