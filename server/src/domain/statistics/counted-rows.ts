import { channelKinds, channelRules } from "@bellhop/contract/channel-kinds";
import { firstKnown, sqlTexts } from "../../platform/db/index.ts";
import { joinGuest } from "../guests/index.ts";
import { joinChannel } from "../whatsapp/index.ts";
import { chartedOf, factRecord, isAnswered, isAsked, sumsOf } from "./facts.queries.ts";

/** The parameters of all fragments below. Days are the venue's, both included. */
export type Scope = {
  venueIds: number[];
  from: string;
  to: string;
  /** Facts that are not stored yet, as JSON, each with its venue. */
  live: string;
};

const inPeriod = "day between $from::date and $to::date";
/** Facts that are not stored yet, as rows `live`. */
export const liveRows = `jsonb_to_recordset($live::jsonb) live ${factRecord.replace("(", "(venue_id bigint, ")}`;
/** A day may be stored after its live facts were read: its stored ones count then. */
const isLive = `${inPeriod} and (venue_id, day) not in (
      select venue_id, day from statistics_days where venue_id = any ($venueIds::bigint[]) and ${inPeriod})`;
const columns = `venue_id, day, measure, thing_id, key, outcome, conversation_id, at, hour, count, took_ms, staffed_ms,
    channel, language`;

/** Stored facts and live ones. `which`: a condition on their columns. */
export const factsWhere = (which: string) => `(
    select ${columns} from statistics_facts
    where venue_id = any ($venueIds::bigint[]) and ${inPeriod} and ${which}
    union all select ${columns} from ${liveRows} where ${isLive} and ${which})`;

/** A period as whole months, each by its first day, and the days outside them. */
export type Parts = { months: string[]; days: string[] };
/** The parameters of the fragments below, which read the sums of months and of single days. */
export type ScopeInParts = Scope & Parts;

const ofMonths = "venue_id = any ($venueIds::bigint[]) and month = any ($months::date[])";
const ofDays = "venue_id = any ($venueIds::bigint[]) and day = any ($days::date[])";
const summed = "measure, key, outcome, channel, language";

/** The sums of facts, by the first day of what is summed. */
export const sumsInPeriod = `(
    select venue_id, month as day, ${summed}, weekday, hour, count from statistics_months where ${ofMonths}
    union all select venue_id, day, ${summed}, extract(isodow from day)::int - 1, hour, count from statistics_sums where ${ofDays}
    union all select venue_id, day, ${summed}, extract(isodow from day)::int - 1, hour, count
    from (${sumsOf(`(select * from ${liveRows} where ${isLive})`)}) live)`;

const asks = `(${isAsked})::int as asking, (${isAnswered})::int as answered`;

/** Guests, by the first day of a month or by the day; one may have several rows. */
export const guestsInPeriod = `(
    select venue_id, month as day, conversation_id, asking, answered from statistics_guests where ${ofMonths}
    union all select f.venue_id, f.day, f.thing_id, ${asks} from statistics_facts f
    where f.measure = 'conversation' and ${ofDays}
    union all select f.venue_id, f.day, f.thing_id, ${asks} from ${liveRows.replace(" live ", " f ")}
    where f.measure = 'conversation' and ${isLive})`;

/** What charts show of each day; a day may have two rows. */
export const chartedInPeriod = `(
    select venue_id, day, conversations, asking, answered, messages, took, staffed from statistics_charted
    where venue_id = any ($venueIds::bigint[]) and ${inPeriod}
    union all ${chartedOf(`(select * from ${liveRows} where ${isLive})`)})`;

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
    left ${joinChannel("c.venue_id", "c.channel_id")}
    left ${joinGuest("r.venue_id", firstKnown("c.guest_id", "r.guest_id"))}
    where r.day between $from::date and $to::date and (ch.kind is null or ch.kind not in (${simulated})))`;
