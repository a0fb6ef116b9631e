-- A deleted guest, their conversation and their messages stay as rows without personal data, so that counts stay.
alter table guests add column erased_at timestamptz;
alter table conversations add column erased_at timestamptz;

-- Deletions whose traces in raw webhooks, files of imports and answers are still being removed by a job.
create table erasures (
  venue_id bigint not null references venues,
  erasure_id uuid not null,
  -- What to look for, sealed with the installation's key.
  traces_sealed text not null,
  -- Webhooks that were received later belong to a new guest.
  received_until timestamptz not null,
  -- The last delivery that was searched.
  searched_delivery_id uuid,
  primary key (venue_id, erasure_id)
);
select keep_to_its_venue('erasures');

-- What members typed about a guest, or the number of the guest's booking, is removed from the audit log with the guest.
create function without_words(changes jsonb) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(
    case when change ->> 'field' in ('text', 'question', 'answer', 'reservation_number')
      then jsonb_build_object('field', change -> 'field', 'before', null, 'after', null) else change end
    order by place), '[]')
  from jsonb_array_elements(changes) with ordinality as listed (change, place)
$$;

-- An entry's subject may lose its name and these words. Nothing else of an entry can be changed.
grant update (subject_name, changes) on audit_entries to bellhop_app;

create or replace function keep_what_was_noted() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.noted_at < now() - interval '2 years' then
      return old;
    end if;
  elsif tg_op = 'UPDATE' and tg_table_name = 'audit_entries' then
    if new.subject_name in (old.subject_name, old.subject_id)
      and new.changes in (old.changes, without_words(old.changes))
      and to_jsonb(new) - 'subject_name' - 'changes' = to_jsonb(old) - 'subject_name' - 'changes' then
      return new;
    end if;
  end if;
  raise exception 'What was noted in the audit log stays for two years' using errcode = 'insufficient_privilege';
end $$;
