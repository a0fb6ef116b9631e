-- Answers of the assistant that wait for a member's approval: one in a conversation.
create table answer_drafts (
  venue_id bigint not null references venues,
  conversation_id uuid not null,
  -- The id of the message once it is sent.
  draft_id uuid not null,
  text text not null,
  language text not null,
  -- The guest's words that it answers.
  about text not null,
  sources jsonb not null,
  -- What was given to staff or to an open emergency already, in the guest's words: it is not given to them again.
  handed_over jsonb not null,
  -- False if the text leaves something open, such as a hand-over.
  is_answer boolean not null,
  -- The version of the assistant whose sentences it has, and the venue's day.
  version int not null,
  drafted_on text not null,
  -- The guest's messages that it answers, and how many voice notes among them have words.
  through_seq int not null,
  heard int not null,
  drafted_at timestamptz not null,
  -- When the guest wrote the first of them.
  waits_since timestamptz not null,
  -- Its sentences are no longer published, or the assistant is paused: no one sees it, and a new one takes its place.
  is_outdated boolean not null default false,
  primary key (venue_id, conversation_id),
  foreign key (venue_id, conversation_id) references conversations (venue_id, conversation_id) on delete cascade
);
select keep_to_its_venue('answer_drafts');
-- Lists over several venues count who waits.
create policy venues_of_unit on answer_drafts for select using (is_venue_of_unit(venue_id));
