------------------------------------------------------------------------------- connections

-- A venue keeps one channel of kind 'whatsapp' for ever: another number takes the place of the one before.
alter table channels
  add column waba_id text,
  add column business_id text,
  add column phone_type text check (phone_type in ('cloud_api', 'coexistence', 'shared')),
  add column verified_name text,
  -- The PIN of the two-step verification, sealed like the token.
  add column pin_sealed text,
  add column state text not null default 'connected'
    check (state in ('connecting', 'connected', 'broken', 'disconnected')),
  -- The last result of each step of connecting: { step: { state, code, checked_at } }
  add column checks jsonb not null default '{}',
  -- What WhatsApp last reported: { quality, messaging_limit, name_status, account_status, … }
  add column standing jsonb not null default '{}',
  -- Why nothing is sent to the network: a reason of `sendFailure`.
  add column sending_stopped_because text,
  add column disconnected_at timestamptz;

alter table number_routes
  add column waba_id text,
  -- The digits of the number as people know it.
  add column display_digits text,
  -- Written at most once a minute.
  add column last_webhook_at timestamptz;

-- What WhatsApp reports about a number, its account or its templates, in the order of its arrival.
create table channel_events (
  venue_id bigint not null references venues,
  event_id uuid not null,
  channel_id uuid not null,
  -- The same event is delivered again: the same key.
  event_key text not null,
  kind text not null,
  event jsonb not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  primary key (venue_id, event_id),
  unique (venue_id, channel_id, event_key),
  foreign key (venue_id, channel_id) references channels (venue_id, channel_id)
);
create index channel_events_newest on channel_events (venue_id, channel_id, received_at desc, event_id desc);
select keep_to_its_venue('channel_events');

------------------------------------------------------------------------------- guests on channels

alter table guests
  add column whatsapp_parent_id text,
  add column whatsapp_username text,
  -- The guest that staff merged this one into; null again when they undo it.
  add column merged_into uuid,
  add foreign key (venue_id, merged_into) references guests (venue_id, guest_id);

-- The conversation of the guest that staff merged this one's guest into: its messages are shown there.
alter table conversations
  add column merged_into uuid,
  add foreign key (venue_id, merged_into) references conversations (venue_id, conversation_id);

-- What holds for one guest on one channel. It replaces `guests.opted_out_at`, which is no longer written.
create table guest_channels (
  venue_id bigint not null references venues,
  guest_id uuid not null,
  channel_id uuid not null,
  -- The provider's time of the guest's last message: the reply window counts from it.
  last_guest_at timestamptz,
  -- Set by STOP and cleared by START: nothing is sent that the guest did not ask for.
  opted_out_at timestamptz,
  -- The guest switched off marketing in WhatsApp, or WhatsApp refused it on the guest's behalf.
  marketing_stopped_at timestamptz,
  primary key (venue_id, guest_id, channel_id),
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id) on delete cascade,
  foreign key (venue_id, channel_id) references channels (venue_id, channel_id)
);
select keep_to_its_venue('guest_channels');

-- The backfill runs as the owner, who is bound by row-level security too.
alter table conversations no force row level security;
alter table guests no force row level security;
alter table guest_channels no force row level security;
insert into guest_channels (venue_id, guest_id, channel_id, last_guest_at, opted_out_at)
  select c.venue_id, c.guest_id, c.channel_id, c.last_guest_at, g.opted_out_at
  from conversations c join guests g on g.venue_id = c.venue_id and g.guest_id = c.guest_id;
alter table conversations force row level security;
alter table guests force row level security;
alter table guest_channels force row level security;

-- Two guests who seem to be one person: an address of one came with an address of the other.
create table guest_conflicts (
  venue_id bigint not null references venues,
  conflict_id uuid not null,
  -- The guest that stays if they are merged, and the other one.
  guest_id uuid not null,
  other_guest_id uuid not null,
  found_at timestamptz not null,
  -- Null while staff have not decided.
  decision text check (decision in ('merged', 'kept_apart')),
  decided_at timestamptz,
  decided_by text,
  primary key (venue_id, conflict_id),
  unique (venue_id, guest_id, other_guest_id),
  foreign key (venue_id, guest_id) references guests (venue_id, guest_id) on delete cascade,
  foreign key (venue_id, other_guest_id) references guests (venue_id, guest_id) on delete cascade
);
create index guest_conflicts_by_other on guest_conflicts (venue_id, other_guest_id);
select keep_to_its_venue('guest_conflicts');

------------------------------------------------------------------------------- messages

alter table messages
  -- What a message has besides its text: `messageContent` of the contract. Null for a plain text.
  add column content jsonb,
  -- The provider's id of the message that this one quotes.
  add column quoted_id text,
  -- Where it comes from, if not from the guest's or our own keyboard: `messageOrigin` of the contract.
  add column origin jsonb,
  -- WhatsApp's price category, as its status updates report it.
  add column price_category text,
  add column is_charged boolean;

-- Reactions, edits and deletions of messages. The message may arrive after its change, so the provider's id links them.
create table message_changes (
  venue_id bigint not null references venues,
  change_id uuid not null,
  channel_id uuid not null,
  -- The provider's id of the changed message.
  target_id text not null,
  -- The provider's id of the change itself.
  provider_message_id text not null,
  kind text not null check (kind in ('reaction', 'edit', 'deletion')),
  by_guest boolean not null,
  -- The emoji of a reaction (empty: removed), or the new text of an edit.
  value text not null,
  happened_at timestamptz not null,
  -- Outgoing reactions only.
  state text check (state in ('queued', 'sending', 'accepted', 'failed', 'unknown')),
  failure_code text,
  primary key (venue_id, change_id),
  unique (venue_id, channel_id, provider_message_id),
  foreign key (venue_id, channel_id) references channels (venue_id, channel_id)
);
create index message_changes_by_target on message_changes (venue_id, channel_id, target_id, happened_at);
select keep_to_its_venue('message_changes');

-- Files of messages. The bytes lie below DATA_DIR, under the media id.
create table media (
  venue_id bigint not null references venues,
  media_id uuid not null,
  channel_id uuid not null,
  -- Null while nobody has sent it.
  message_id uuid,
  -- The provider's id: of what a guest sent, or of what was uploaded to be sent.
  provider_media_id text,
  kind text not null check (kind in ('image', 'audio', 'video', 'document', 'sticker')),
  -- As the sender says until the bytes are here, then as they are.
  mime_type text not null,
  file_name text,
  bytes bigint,
  sha256 bytea,
  state text not null check (state in ('pending', 'stored', 'refused', 'lost')),
  -- Why it is refused or lost: a code of `mediaProblem` of the contract.
  problem text,
  attempts int not null default 0,
  created_at timestamptz not null,
  stored_at timestamptz,
  primary key (venue_id, media_id),
  foreign key (venue_id, channel_id) references channels (venue_id, channel_id)
);
create index media_by_age on media (venue_id, created_at) where state = 'stored';
select keep_to_its_venue('media');

------------------------------------------------------------------------------- templates

create table templates (
  venue_id bigint not null references venues,
  template_id uuid not null,
  channel_id uuid not null,
  name text not null,
  language text not null,
  category text not null check (category in ('marketing', 'utility', 'authentication')),
  -- `templateContent` of the contract.
  content jsonb not null,
  state text not null
    check (state in ('draft', 'submitted', 'approved', 'rejected', 'paused', 'disabled')),
  -- WhatsApp's reason for a rejection or a pause.
  reason text,
  quality text,
  -- WhatsApp's id for it, once it was submitted.
  provider_template_id text,
  changed_at timestamptz not null,
  changed_by text,
  primary key (venue_id, template_id),
  unique (venue_id, channel_id, name, language),
  foreign key (venue_id, channel_id) references channels (venue_id, channel_id)
);
select keep_to_its_venue('templates');

------------------------------------------------------------------------------- alerts about a channel

alter table alerts
  alter column conversation_id drop not null,
  add column channel_id uuid,
  add foreign key (venue_id, channel_id) references channels (venue_id, channel_id),
  add constraint alerts_about_one_thing_check check ((conversation_id is null) <> (channel_id is null));

-- Alerts over several venues show what they are about.
create policy venues_of_unit on channels for select using (is_venue_of_unit(venue_id));
