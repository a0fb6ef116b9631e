-- Tools such as pg_dump run with an empty search_path, so functions name the schema of what they use.

-- Has no search_path setting: the planner inlines only functions without settings into policies.
create or replace function is_operator_of_unit(theirs uuid) returns boolean language sql stable parallel safe as $$
  select theirs = nullif(current_setting('app.operator_id', true), '')::uuid
    or exists (select from public.venues v where v.operator_id = theirs
                 and v.venue_id = nullif(current_setting('app.venue_id', true), '')::bigint)
$$;

alter function keep_what_was_noted() set search_path = public, pg_temp;
alter function keep_to_its_venue(regclass) set search_path = public, pg_temp;
alter function keep_to_the_installation(regclass) set search_path = public, pg_temp;
