-- The manual alert that a clearing took away; null if it took none.
alter table alert_clearings
  add column manual_text text,
  add column manual_set_by text,
  add column manual_set_at timestamptz;
