-- The version of each section of knowledge that a version of the assistant was built from, so that the draft can be
-- restored to it. Null if it was built before this column, or while the knowledge changed.
alter table concierges add column sections jsonb;
