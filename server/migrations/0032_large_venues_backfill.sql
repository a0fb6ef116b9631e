-- Sets `is_unsent` and `has_failed` of earlier messages. Apart from the change of the table, so that it locks rows only.
do $$
declare of_venue bigint;
begin
  perform set_config('app.unit', 'installation', true);
  for of_venue in select venue_id from venues loop
    perform set_config('app.venue_id', of_venue::text, true);
    update messages set state = state
    where venue_id = of_venue and state in ('queued', 'sending', 'failed', 'unknown');
  end loop;
  perform set_config('app.unit', '', true);
  perform set_config('app.venue_id', '', true);
end $$;
