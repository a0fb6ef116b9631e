-- A host who has looked at a delivery puts it away: who (by e-mail, as hosts are named) and when stand with it, its
-- bytes stay. The same bytes again bring it back. Not checked against the rows there are: they have neither.
alter table webhook_deliveries
  add column looked_at timestamptz,
  add column looked_at_by text,
  -- False where its bytes say the same however often they are worked.
  add column trying_may_help boolean not null default true,
  add constraint looked_at_by_somebody check ((looked_at is null) = (looked_at_by is null)) not valid;
