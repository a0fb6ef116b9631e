/** The open ladders of one of these things, as a JSON array of `LadderOfThing`. */
export const openLaddersOf = (venueId: string, thingIds: string[]) =>
  `(select coalesce(jsonb_agg(jsonb_build_object(
       'ladder_id', l.ladder_id, 'cause', l.cause, 'steps', l.steps, 'next_step', l.next_step, 'next_at', l.next_at)), '[]')
     from notification_ladders l
     where l.venue_id = ${venueId} and l.thing_id = any (array[${thingIds.join(", ")}]) and l.settled_at is null)`;
