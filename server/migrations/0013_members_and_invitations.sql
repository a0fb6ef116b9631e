-- Members who come and go, invitations that bind a person by e-mail, venues that close, and persons who act before they
-- are anybody's member. The version before goes on working beside it: it takes a removed member for one, and a closed
-- venue for open, for as long as it runs.

-- Removed members stay, for what they wrote and for coming back; `removed_by` is null where they left themselves.
alter table members
  add column removed_at timestamptz,
  add column removed_by uuid,
  -- When the person last chose a venue of this operator: calls that name none act as the member who chose last.
  add column chosen_at timestamptz,
  -- Where it is not the day the row was made: since when they are back.
  add column rejoined_at timestamptz,
  -- To the quarter of an hour.
  add column last_seen_at timestamptz;

alter table venues add column closed_at timestamptz;

create table invitations (
  invitation_id uuid primary key,
  operator_id uuid not null references operators,
  -- Lowercased by the application, as accounts have it.
  email text not null,
  role text not null check (role in ('owner', 'manager', 'staff')),
  -- Null: all venues of the operator.
  venue_ids bigint[],
  language text not null,
  invited_by uuid not null references members (member_id),
  invited_by_name text not null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  -- Which mail's link works: it counts up with each that is sent. The link itself is nowhere; it is derived.
  sending int not null default 1,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_as text check (ended_as in ('accepted', 'declined', 'withdrawn', 'expired')),
  -- Who they became.
  member_id uuid references members (member_id),
  check ((ended_at is null) = (ended_as is null))
);
-- Not unique: managers of different venues do not know of each other's.
create index invitations_open on invitations (operator_id, email) where ended_at is null;
create index invitations_by_email on invitations (email) where ended_at is null;
create index invitations_by_time on invitations (operator_id, created_at);

-- Who has opened an operator: one each.
create table opened_operators (
  identity_sub text primary key,
  operator_id uuid not null references operators,
  opened_at timestamptz not null
);

-- What a person's act with an Idempotency-Key was answered that is about no operator's member.
create table person_kept_answers (
  identity_sub text not null,
  idempotency_key uuid not null,
  call text not null,
  input_sha256 bytea not null,
  answer text,
  kept_at timestamptz not null,
  primary key (identity_sub, idempotency_key)
);
create index person_kept_answers_by_age on person_kept_answers (kept_at);

select keep_to_the_installation(name::regclass)
from unnest(array['invitations', 'opened_operators', 'person_kept_answers']) as name;
