import type { AtVenue } from "../at/index.ts";
import type { LiveEventPayload } from "../at/units.ts";
import { change } from "../db/index.ts";
import { mentions, searchWords, type Traces } from "../traces.ts";
import { eventsKeptMs } from "./events-kept.ts";

const replaceEvents = change<{ venueId: number; words: string[]; event: string }>(
  "replace live events that mention",
  `update live_events set event = $event
   where venue_id = $venueId and event <> $event::jsonb and ${mentions("event::text")}`,
);

/** Earlier events about a deleted guest become `event`, also for browsers that were offline. Their numbers stay without gaps. */
export const eraseLiveEvents = (at: AtVenue, traces: Traces, event: LiveEventPayload) =>
  at.tx.run(replaceEvents, {
    venueId: at.venueId,
    words: searchWords(traces),
    event: JSON.stringify(event),
  });

const deleteOldEvents = change<{ venueId: number; before: Date; limit: number }>(
  "delete old live events",
  `delete from live_events where venue_id = $venueId and seq in (
     select seq from live_events where venue_id = $venueId and told_at < $before order by told_at limit $limit)`,
);

/** For venues where little happens: elsewhere each 500 events delete the old ones. Returns how many. */
export const sweepLiveEvents = (at: AtVenue, limit: number): Promise<number> =>
  at.tx.run(deleteOldEvents, {
    venueId: at.venueId,
    before: new Date(at.now.getTime() - eventsKeptMs),
    limit,
  });
