import { statement } from "../db/index.ts";

/** `event` is JSON text: it is only passed on. */
export type LiveEventRow = { seq: number; event: string };

export const listLiveEvents = statement<{ venueId: number; afterSeq: number; limit: number }, LiveEventRow>(
  "list live events",
  "select seq, event::text as event from live_events where venue_id = $venueId and seq > $afterSeq order by seq limit $limit",
);

export const findLiveEnds = statement<{ venueId: number }, { last_seq: number; first_seq: number | null }>(
  "find live ends",
  `select coalesce((select last_seq from live_counters where venue_id = $venueId), 0) as last_seq,
          (select min(seq) from live_events where venue_id = $venueId) as first_seq`,
);

export const listLiveCounters = statement<{ venueIds: number[] }, { venue_id: number; last_seq: number }>(
  "list live counters",
  "select venue_id, last_seq from live_counters where venue_id = any ($venueIds::bigint[])",
);
