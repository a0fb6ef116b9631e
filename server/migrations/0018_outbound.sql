-- Outgoing reactions are tried like messages.
alter table message_changes
  add column attempts int not null default 0,
  add column tried_at timestamptz;

alter table guest_channels
  -- WhatsApp could not deliver to the guest. The guest's next message ends it.
  add column unreachable_since timestamptz,
  -- WhatsApp limits marketing to the guest. The guest's next message ends it.
  add column marketing_limited_since timestamptz;

-- WhatsApp reported that guests mark the number's messages as spam.
alter table channels add column marketing_paused_until timestamptz;
