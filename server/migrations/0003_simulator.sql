-- The simulator's own memory: which phones a venue plays, what is on their screens, and which webhook calls were
-- made for them. It stands where WhatsApp stands, so nothing of it points into the venue's other tables.

create table simulated_phones (
  venue_id bigint not null references venues,
  phone text not null,
  name text not null,
  language text not null,
  connection text not null check (connection in ('online', 'slow', 'offline')),
  reads_what_arrives boolean not null,
  reports_arrive_twice boolean not null,
  reports_out_of_order boolean not null,
  next_message_fails boolean not null,
  reply_window_closed boolean not null,
  -- What is older does not show: somebody started over.
  screen_since timestamptz not null,
  -- The venue's side shows "typing" until then.
  typing_until timestamptz,
  -- Null: the venue wrote to it, nobody has played it yet.
  last_used_at timestamptz,
  primary key (venue_id, phone)
);

create table simulated_messages (
  venue_id bigint not null references venues,
  message_id uuid not null,
  phone text not null,
  wamid text not null,
  author text not null check (author in ('guest', 'venue')),
  kind text not null,
  text text not null,
  -- Of the guest: waiting, delivered, read. Of the venue: sent, delivered, read, failed.
  state text not null check (state in ('waiting', 'sent', 'delivered', 'read', 'failed')),
  failure_code int,
  -- What the sender asked to have back in every report.
  callback_data text,
  sent_reported boolean not null default false,
  -- When it came onto the screen; for the venue's messages when they reached the phone.
  shown_at timestamptz,
  created_at timestamptz not null,
  primary key (venue_id, message_id),
  unique (venue_id, wamid),
  foreign key (venue_id, phone) references simulated_phones (venue_id, phone)
);
create index simulated_messages_on_screen on simulated_messages (venue_id, phone, shown_at desc);
create index simulated_messages_under_way on simulated_messages (venue_id, phone, created_at) where state in ('waiting', 'sent');

-- One webhook call: the exact bytes, and what came back.
create table simulated_calls (
  venue_id bigint not null references venues,
  call_id uuid not null,
  message_id uuid not null,
  phone text not null,
  kind text not null check (kind in ('message', 'status')),
  -- The state a status call reports.
  status text check (status in ('sent', 'delivered', 'read', 'failed')),
  -- The first call with these bytes; its own id unless it repeats one.
  same_as uuid not null,
  body text not null,
  signature text not null,
  due_at timestamptz not null,
  tries int not null default 0,
  answered_at timestamptz,
  answer_status int,
  answer_ms int,
  -- Why the last try got no answer.
  problem text,
  gave_up_at timestamptz,
  primary key (venue_id, call_id),
  foreign key (venue_id, message_id) references simulated_messages (venue_id, message_id)
);
create index simulated_calls_of_phone on simulated_calls (venue_id, phone, due_at desc);
create index simulated_calls_same on simulated_calls (venue_id, same_as);

select keep_to_its_venue(name::regclass)
from unnest(array['simulated_phones', 'simulated_messages', 'simulated_calls']) as name;
