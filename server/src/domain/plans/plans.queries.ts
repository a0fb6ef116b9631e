import type { PlanName } from "@bellhop/contract/plan-names";
import { change, statement } from "../../platform/db/index.ts";

export type PlanRow = {
  plan: PlanName;
  since: Date;
  ends_at: Date | null;
  chosen_by: string | null;
  answers_before: number;
};

const columns = "plan, since, ends_at, chosen_by, answers_before";

export const insertFreeTest = change<{ operatorId: string; since: Date; endsAt: Date }>(
  "insert free test",
  `insert into operator_plans (operator_id, plan, since, ends_at, answers_before)
   select $operatorId, 'free-test', $since, $endsAt,
     (select coalesce(sum(answers), 0)::int from plan_usage where operator_id = $operatorId)
   on conflict do nothing`,
);

export const selectPlan = statement<{ operatorId: string }, PlanRow>(
  "find plan",
  `select ${columns} from operator_plans where operator_id = $operatorId`,
);

export const lockPlanRow = change<{ operatorId: string }, PlanRow>(
  "lock plan",
  `select ${columns} from operator_plans where operator_id = $operatorId for no key update`,
);

export const upsertPlan = change<{ operatorId: string; plan: PlanName; since: Date; chosenBy: string }>(
  "choose plan",
  `insert into operator_plans (operator_id, plan, since, chosen_by) values ($operatorId, $plan, $since, $chosenBy)
   on conflict (operator_id) do update
   set plan = excluded.plan, since = excluded.since, ends_at = null, chosen_by = excluded.chosen_by`,
);

/** One conversation per guest and month, and one answer each time. */
export const countAnswerRow = change<{
  operatorId: string;
  venueId: number;
  guestId: string;
  month: string;
  countedAt: Date;
}>(
  "count answer",
  `with counted as (
     insert into plan_conversations (venue_id, month, guest_id, counted_at)
     values ($venueId, $month, $guestId, $countedAt)
     on conflict do nothing returning 1
   )
   insert into plan_usage as u (operator_id, used_at_venue, month, conversations, answers)
   select $operatorId, $venueId, $month, (select count(*) from counted)::int, 1
   on conflict (operator_id, used_at_venue, month) do update
   set conversations = u.conversations + excluded.conversations, answers = u.answers + 1`,
);

export const isGuestCounted = statement<
  { venueId: number; month: string; guestId: string },
  { is_counted: boolean }
>(
  "is guest counted",
  `select exists (select from plan_conversations where venue_id = $venueId and month = $month
     and guest_id = $guestId) as is_counted`,
);

/** All answers, and the conversations of a month: at the venue, and at all venues of the operator. */
export const sumUsage = statement<
  { operatorId: string; venueId: number; month: string },
  { conversations_here: number; conversations: number; answers: number }
>(
  "sum plan usage",
  `select coalesce(sum(conversations) filter (where month = $month and used_at_venue = $venueId), 0)::int
       as conversations_here,
     coalesce(sum(conversations) filter (where month = $month), 0)::int as conversations,
     coalesce(sum(answers), 0)::int as answers
   from plan_usage where operator_id = $operatorId`,
);

export type WarningRow = {
  at_venue: number;
  period: string;
  plan: PlanName;
  percent: number;
  warned_at: Date;
};

export const listWarnings = statement<{ operatorId: string }, WarningRow>(
  "list plan warnings",
  "select at_venue, period, plan, percent, warned_at from plan_warnings where operator_id = $operatorId",
);

export const insertWarnings = change<
  { operatorId: string; plan: PlanName; atVenue: number; period: string; percents: number[]; warnedAt: Date },
  { percent: number }
>(
  "insert plan warnings",
  `insert into plan_warnings (operator_id, at_venue, period, plan, percent, warned_at)
   select $operatorId, $atVenue, $period, $plan, percent, $warnedAt from unnest($percents::int[]) percent
   on conflict do nothing returning percent`,
);

export type VenueUsageRow = {
  venue_id: number;
  name: string;
  month: string;
  conversations: number;
  answers: number;
  /** In the month, at all venues of the operator, closed ones too. */
  conversations_of_all: number;
  /** Over the whole time, at all venues. */
  answers_of_all: number;
};

/** The open venues of an operator with what they used in their current month. */
export const listVenueUsage = statement<{ operatorId: string; now: Date }, VenueUsageRow>(
  "list venue usage",
  `select v.venue_id, v.name, here.month, coalesce(u.conversations, 0) as conversations, coalesce(u.answers, 0) as answers,
     coalesce(pool.conversations, 0) as conversations_of_all, whole.answers as answers_of_all
   from venues v
   cross join lateral (select to_char($now::timestamptz at time zone v.timezone, 'YYYY-MM') as month) here
   cross join (select coalesce(sum(answers), 0)::int as answers from plan_usage where operator_id = $operatorId) whole
   left join (select month, sum(conversations)::int as conversations from plan_usage where operator_id = $operatorId
              group by month) pool on pool.month = here.month
   left join plan_usage u on u.operator_id = v.operator_id and u.used_at_venue = v.venue_id and u.month = here.month
   where v.operator_id = $operatorId and v.closed_at is null order by v.name, v.venue_id`,
);

export const listOpenVenueIds = statement<{ operatorId: string }, { venue_id: number }>(
  "list open venue ids",
  "select venue_id from venues where operator_id = $operatorId and closed_at is null order by venue_id",
);
