import type { AtVenue } from "../at/index.ts";
import type { LiveEventPayload } from "../at/units.ts";
import { statement } from "../db/index.ts";
import { mentions, searchWords, type Traces } from "../traces.ts";

const replaceEvents = statement<{ venueId: number; words: string[]; event: string }>(
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
