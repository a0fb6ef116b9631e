-- Webhooks arrive in any order: only the guest's newest STOP or START, and the newest preference, count.
alter table guest_channels
  -- When the guest last wrote STOP or START.
  add column opt_changed_at timestamptz,
  -- When the guest last changed the marketing preference in WhatsApp.
  add column marketing_changed_at timestamptz;
