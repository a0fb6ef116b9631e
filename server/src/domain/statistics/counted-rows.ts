import { channelKinds, channelRules } from "@bellhop/contract/channel-kinds";
import { firstKnown, sqlTexts } from "../../platform/db/index.ts";
import { factRecord, sumsOf } from "./facts.queries.ts";

/** The parameters of all fragments below. Days are the venue's, both included. */
export type Scope = {
  venueIds: number[];
  from: string;
  to: string;
  /** Facts that are not stored yet, as JSON, each with its venue. */
  live: string;
};

const inPeriod = "day between $from::date and $to::date";
const liveRows = `jsonb_to_recordset($live::jsonb) live ${factRecord.replace("(", "(venue_id bigint, ")}`;
const columns = `venue_id, day, measure, thing_id, key, outcome, conversation_id, at, hour, count, took_ms, staffed_ms,
    channel, language`;

/** Stored facts and live ones. `which`: a condition on their columns. */
export const factsWhere = (which: string) => `(
    select ${columns} from statistics_facts
    where venue_id = any ($venueIds::bigint[]) and ${inPeriod} and ${which}
    union all select ${columns} from ${liveRows} where ${inPeriod} and ${which})`;

/** The same, as sums for each day. */
export const sumsInPeriod = `(
    select venue_id, day, measure, key, outcome, channel, language, hour, count from statistics_sums
    where venue_id = any ($venueIds::bigint[]) and ${inPeriod}
    union all ${sumsOf(`(select * from ${liveRows} where ${inPeriod})`)})`;

const simulated = sqlTexts(channelKinds.filter((kind) => channelRules[kind].isSimulated));
const decided = sqlTexts(["proposed", "confirmed", "in_progress", "done", "declined"]);
const ordered = sqlTexts(["confirmed", "in_progress", "done"]);

/**
 * Requests and orders of extras. They are read from their own rows, which stay and may change later. What erasing
 * cancelled is taken from the last step.
 */
export const requestsInPeriod = `(
    select r.venue_id, r.day, r.measure, r.request_id as thing_id, r.key, r.outcome,
      coalesce(c.merged_into, c.conversation_id) as conversation_id, r.at, r.hour::smallint as hour, 1 as count,
      null::bigint as took_ms, null::bigint as staffed_ms, coalesce(ch.kind, '') as channel,
      coalesce(g.language, '') as language, r.words, r.price_minor, r.currency, coalesce(c.guest_id, r.guest_id) as guest_id
    from (
      select r.*, (thing.at at time zone v.timezone)::date as day, thing.measure, thing.key, thing.outcome, thing.at,
        extract(hour from thing.at at time zone v.timezone) as hour
      from (
        select requests.venue_id, request_id, kind, words, price_minor, currency, extra_entry_id, guest_id, conversation_id, erased_at,
          due_at, created_at, coalesce(step.to_state, state) as state
        from requests left join lateral (
          select s.to_state from request_steps s
          where s.venue_id = requests.venue_id and s.request_id = requests.request_id and s.undone_at is null
          order by s.number desc limit 1) step on true
        where requests.venue_id = any ($venueIds::bigint[]) and (
          (due_at >= (select ($from::date - interval '2 days')::timestamptz) and due_at < (select ($to::date + interval '3 days')::timestamptz)) or extra_entry_id is not null)
      ) r
      join venues v on v.venue_id = r.venue_id
      cross join lateral (
        select 'request' as measure, r.kind as key, r.due_at as at, case when exists (
            select from request_steps s where s.venue_id = r.venue_id and s.request_id = r.request_id
              and s.undone_at is null and s.to_state in (${decided}) and s.at <= r.due_at)
          then 'in_time' else 'late' end as outcome
        where r.state <> 'cancelled' and r.due_at <= $now
          and (r.erased_at is null or r.erased_at >= r.due_at or r.state in ('done', 'declined', 'expired'))
        union all
        select 'extra', r.extra_entry_id::text, r.created_at, ''
        where r.extra_entry_id is not null and r.state in (${ordered})
      ) thing
    ) r
    left join conversations c on c.venue_id = r.venue_id and c.conversation_id = r.conversation_id
    left join channels ch on ch.venue_id = c.venue_id and ch.channel_id = c.channel_id
    left join guests g on g.venue_id = r.venue_id and g.guest_id = ${firstKnown("c.guest_id", "r.guest_id")}
    where r.day between $from::date and $to::date and (ch.kind is null or ch.kind not in (${simulated})))`;
