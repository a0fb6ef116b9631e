-- How guests rated their stay: one rating for each message of a rule that asked for it.
create table stay_ratings (
  venue_id bigint not null references venues,
  -- The message that asked.
  asked_id uuid not null,
  rule_id uuid not null,
  reservation_id uuid not null,
  guest_id uuid not null,
  -- From 1, the worst, to 5; null if the guest only complained.
  score smallint check (score between 1 and 5),
  -- It is a complaint for staff.
  is_bad boolean not null,
  check (is_bad or score >= 4),
  comment text not null,
  way text not null check (way in ('reply', 'page')),
  -- The guest's messages that rated.
  reply_ids uuid[] not null,
  -- Ratings that the guest has changed since, oldest first.
  earlier jsonb not null default '[]',
  rated_at timestamptz not null,
  -- The hand-over of the complaint. Null also if staff had an emergency instead.
  complaint_id uuid,
  -- When the guest got the link to review the venue publicly, and in which message.
  review_sent_at timestamptz,
  review_message_id uuid,
  -- No foreign keys: they would lock a guest and a booking after the conversation, and other units lock them before it.
  primary key (venue_id, asked_id)
);
create index stay_ratings_by_time on stay_ratings (venue_id, rated_at desc, asked_id desc);
create index stay_ratings_by_guest on stay_ratings (venue_id, guest_id);
create index stay_ratings_to_review on stay_ratings (venue_id, rated_at) where review_sent_at is null;
select keep_to_its_venue('stay_ratings');
