-- What members have changed: who, what, before and after, when. Written in the change's own transaction, and never
-- changed afterwards; what is older than two years may be swept. Names are as they were then, so nothing refers to
-- members or venues that may go.

create table audit_entries (
  venue_id bigint not null references venues,
  audit_entry_id uuid not null,
  noted_at timestamptz not null,
  kind text not null,
  -- The call by which it was done.
  call text not null,
  member_id uuid not null,
  member_name text not null,
  subject_id text not null,
  subject_name text not null,
  -- [{ field, before, after }]
  changes jsonb not null,
  primary key (venue_id, audit_entry_id)
);
create index audit_entries_newest on audit_entries (venue_id, noted_at desc, audit_entry_id desc);

-- The same for what is above the venues: the operator, its members and invitations, its venues' coming and going.
create table operator_audit_entries (
  operator_id uuid not null references operators,
  audit_entry_id uuid not null,
  noted_at timestamptz not null,
  kind text not null,
  call text not null,
  -- Null: a person who is no member of the operator, called by their e-mail.
  member_id uuid,
  member_name text not null,
  subject_id text not null,
  subject_name text not null,
  -- The venues that it concerns; null where it concerns the operator as a whole.
  concerns_venue_ids bigint[],
  changes jsonb not null,
  primary key (operator_id, audit_entry_id)
);
create index operator_audit_entries_newest on operator_audit_entries (operator_id, noted_at desc, audit_entry_id desc);

select keep_to_its_venue('audit_entries');
select keep_to_the_installation('operator_audit_entries');
-- An owner reads the log of several venues as one.
create policy venues_of_unit on audit_entries for select using (is_venue_of_unit(venue_id));
create policy operator_of_unit on operator_audit_entries for select
  using (operator_id = nullif(current_setting('app.operator_id', true), '')::uuid);

-- The app adds and sweeps; by the database's own clock, which no process sets.
revoke update on audit_entries, operator_audit_entries from bellhop_app;

create function keep_what_was_noted() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.noted_at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'What was noted in the audit log stays for two years' using errcode = 'insufficient_privilege';
end $$;
create trigger keep_what_was_noted before update or delete on audit_entries
  for each row execute function keep_what_was_noted();
create trigger keep_what_was_noted before update or delete on operator_audit_entries
  for each row execute function keep_what_was_noted();
create trigger keep_all_that_was_noted before truncate on audit_entries
  for each statement execute function keep_what_was_noted();
create trigger keep_all_that_was_noted before truncate on operator_audit_entries
  for each statement execute function keep_what_was_noted();
