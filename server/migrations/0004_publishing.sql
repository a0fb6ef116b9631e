-- What a version changed in the one before it; null for a first version and for those made before.
alter table concierges add column changes jsonb;
