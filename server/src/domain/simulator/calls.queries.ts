import { change, statement } from "../../platform/db/index.ts";
import type { ReportedStatus } from "./webhook-body.ts";

export const insertCall = change<{
  venueId: number;
  callId: string;
  messageId: string;
  phone: string;
  kind: "message" | "status";
  status: ReportedStatus | null;
  sameAs: string;
  body: string;
  signature: string;
  dueAt: Date;
}>(
  "insert simulated call",
  `insert into simulated_calls (venue_id, call_id, message_id, phone, kind, status, same_as, body, signature, due_at)
   values ($venueId, $callId, $messageId, $phone, $kind, $status, $sameAs, $body, $signature, $dueAt)`,
);

export type CallToMake = {
  call_id: string;
  message_id: string;
  phone: string;
  kind: "message" | "status";
  body: string;
  signature: string;
  tries: number;
  answer_status: number | null;
};

export const findCallToMake = statement<{ venueId: number; callId: string }, CallToMake>(
  "find simulated call to make",
  `select call_id, message_id, phone, kind, body, signature, tries, answer_status from simulated_calls
   where venue_id = $venueId and call_id = $callId`,
);

export const setCallAnswered = change<{
  venueId: number;
  callId: string;
  answeredAt: Date;
  answerStatus: number;
  answerMs: number;
}>(
  "set simulated call answered",
  `update simulated_calls set tries = tries + 1, answered_at = $answeredAt, answer_status = $answerStatus,
   answer_ms = $answerMs, problem = null
   where venue_id = $venueId and call_id = $callId`,
);

export const setCallFailed = change<{ venueId: number; callId: string; problem: string }>(
  "set simulated call failed",
  `update simulated_calls set tries = tries + 1, answered_at = null, answer_status = null, answer_ms = null,
   problem = $problem
   where venue_id = $venueId and call_id = $callId`,
);

export const setCallGivenUp = change<{ venueId: number; callId: string; gaveUpAt: Date }>(
  "set simulated call given up",
  "update simulated_calls set gave_up_at = $gaveUpAt where venue_id = $venueId and call_id = $callId",
);

export type CallRow = {
  call_id: string;
  message_id: string;
  kind: "message" | "status";
  status: ReportedStatus | null;
  text: string;
  message_kind: string;
  wamid: string;
  failure_code: number | null;
  body: string;
  signature: string;
  due_at: Date;
  tries: number;
  answered_at: Date | null;
  answer_status: number | null;
  answer_ms: number | null;
  problem: string | null;
  gave_up_at: Date | null;
  repeats: boolean;
};

const call = `select c.call_id, c.message_id, c.kind, c.status, m.text, m.kind as message_kind, m.wamid, m.failure_code,
    c.body, c.signature, c.due_at, c.tries, c.answered_at, c.answer_status, c.answer_ms, c.problem, c.gave_up_at,
    c.answer_status = 200 and exists (
      select 1 from simulated_calls first
      where first.venue_id = c.venue_id and first.same_as = c.same_as and first.answer_status = 200
        and (first.answered_at, first.call_id) < (c.answered_at, c.call_id)) as repeats
  from simulated_calls c
  join simulated_messages m on m.venue_id = c.venue_id and m.message_id = c.message_id
  where c.venue_id = $venueId`;

export const listCalls = statement<{ venueId: number; phone: string; screenSince: Date; now: Date }, CallRow>(
  "list simulated calls",
  `${call} and c.phone = $phone and c.due_at > $screenSince and (c.due_at <= $now or c.tries > 0)
   order by c.due_at desc, c.call_id desc limit 200`,
);

export const selectCall = statement<{ venueId: number; callId: string }, CallRow>(
  "find simulated call",
  `${call} and c.call_id = $callId`,
);

export const countCalls = statement<
  { venueId: number; phone: string; screenSince: Date; now: Date },
  { calls: number; signed: number; waiting: number; lost: number }
>(
  "count simulated calls",
  `select count(*)::int as calls,
     count(*) filter (where answer_status = 200)::int as signed,
     count(*) filter (where answer_status is distinct from 200 and gave_up_at is null)::int as waiting,
     count(*) filter (where gave_up_at is not null)::int as lost
   from simulated_calls where venue_id = $venueId and phone = $phone and due_at > $screenSince
   and (due_at <= $now or tries > 0)`,
);
