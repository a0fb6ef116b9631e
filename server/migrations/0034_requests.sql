-- Something that a guest wants done: with an owner, a due time and a state.
create table requests (
  venue_id bigint not null references venues,
  request_id uuid not null,
  version int not null default 1,
  -- A request kind of the contract, `extra`, `repair` or `other`.
  kind text not null,
  -- Free words; the name of an extra when it was ordered.
  words text not null default '',
  count int check (count > 0),
  -- What the guest wants, in the venue's time zone.
  day date,
  time text,
  room text,
  -- When staff must have acted.
  due_at timestamptz not null,
  -- When it expires if no one acts; null if it does not.
  expires_at timestamptz,
  state text not null
    check (state in ('new', 'proposed', 'confirmed', 'in_progress', 'done', 'declined', 'cancelled', 'expired')),
  -- A member or a department of the hotel, or no one.
  assignee_member_id uuid,
  assignee_name text,
  check (assignee_member_id is null or assignee_name is not null),
  proposed_day date,
  proposed_time text,
  -- As ordered: later changes of the entry don't change it.
  extra_entry_id uuid,
  quantity int check (quantity > 0),
  price_minor bigint,
  currency text,
  check ((extra_entry_id is null) = (quantity is null)),
  check ((price_minor is null) = (currency is null)),
  note text not null default '',
  guest_id uuid,
  conversation_id uuid,
  -- The guest's message that asked for it; it may be deleted before.
  message_id uuid,
  -- The hand-over that it came with.
  question_id uuid,
  source text not null,
  created_at timestamptz not null,
  erased_at timestamptz,
  primary key (venue_id, request_id),
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id) on delete set null (guest_id),
  foreign key (venue_id, conversation_id) references conversations (venue_id, conversation_id)
);
create index requests_open on requests (venue_id, due_at, request_id)
  where state in ('new', 'proposed', 'confirmed', 'in_progress');
create index requests_by_due on requests (venue_id, due_at, request_id);
create index requests_by_guest on requests (venue_id, guest_id, due_at) where guest_id is not null;
create index requests_by_conversation on requests (venue_id, conversation_id, created_at)
  where conversation_id is not null;
create index requests_by_extra on requests (venue_id, extra_entry_id, day) where extra_entry_id is not null;
create index requests_by_question on requests (venue_id, question_id) where question_id is not null;

-- What happened to a request, in order.
create table request_steps (
  venue_id bigint not null references venues,
  request_id uuid not null,
  number int not null,
  at timestamptz not null,
  -- `member`, `guest`, `assistant` or `clock`.
  by_who text not null,
  by_member_id uuid,
  by_name text,
  what text not null,
  from_state text,
  to_state text not null,
  -- The values before, of what changed: an undo restores them.
  before jsonb not null default '{}',
  reason text,
  -- What the guest was told with it; it may be deleted before.
  message_id uuid,
  -- The hand-over that was answered with it; an undo opens it again.
  answered_question_id uuid,
  undone_at timestamptz,
  undone_by text,
  primary key (venue_id, request_id, number),
  foreign key (venue_id, request_id) references requests (venue_id, request_id) on delete cascade
);
create index request_steps_by_message on request_steps (venue_id, message_id) where message_id is not null;

-- The note for the next shift.
create table shift_notes (
  venue_id bigint primary key references venues,
  text text not null,
  written_by text not null,
  written_at timestamptz not null
);

select keep_to_its_venue('requests');
select keep_to_its_venue('request_steps');
select keep_to_its_venue('shift_notes');

-- The reply that answered a hand-over: taking it back opens it again.
alter table hand_overs add column settled_with uuid;
