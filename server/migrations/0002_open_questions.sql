-- A hand-over about a question stays open until staff settle it. Those made before count as settled.
alter table hand_overs
  add column settled_at timestamptz default now(),
  -- Null if no member settled it by hand.
  add column settled_by text,
  add column request jsonb;
alter table hand_overs alter column settled_at drop default;
