-- The venues of a unit are read once for each statement. Before, each row that a policy looked at parsed the whole list:
-- with 300 venues, listing them took 200 ms instead of 3.
create function venues_of_unit() returns bigint[] language sql stable parallel safe
  as $$ select string_to_array(nullif(current_setting('app.venue_ids', true), ''), ',')::bigint[] $$;

do $$
declare of_table regclass;
begin
  for of_table in select polrelid::regclass from pg_policy where polname = 'venues_of_unit' loop
    execute format(
      'alter policy venues_of_unit on %s using (venue_id = any ((select venues_of_unit())::bigint[]))', of_table);
  end loop;
end $$;

-- True for messages that wait to be sent, and for those that failed. Indexes use these columns instead of `state`: when
-- a message is delivered and read, no indexed value changes, so PostgreSQL updates the row in place (HOT).
alter table messages add column is_unsent boolean;
alter table messages add column has_failed boolean;

create function note_sending() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  new.is_unsent = new.state in ('queued', 'sending');
  new.has_failed = new.state in ('failed', 'unknown');
  return new;
end $$;
create trigger note_sending before insert or update of state on messages for each row
  when (new.state is not null) execute function note_sending();

-- Tables that change with each message are vacuumed and analysed after a fixed number of changes. By default a table of
-- a million rows waits for 200,000.
do $$
declare of_table text;
begin
  foreach of_table in array array['messages', 'live_events', 'conversations', 'delivery_reports', 'send_attempts', 'alerts'] loop
    execute format(
      'alter table %I set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000,
         autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 20000,
         autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 10000)', of_table);
  end loop;
end $$;

-- Leaves room on each page for new versions of its rows.
alter table messages set (fillfactor = 90);
