-- When the guest was asked to write instead of sending voice notes; once in a conversation.
alter table conversations add column asked_to_write_at timestamptz;
