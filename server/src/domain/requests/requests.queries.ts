import { openRequestStates } from "@bellhop/contract/request-fields";
import type { AnyRequestKind, RequestBy, RequestSource, RequestState } from "@bellhop/contract/requests";
import { change, sqlTexts, statement } from "../../platform/db/index.ts";

/** What a request's steps change. */
export type RequestValues = {
  kind: AnyRequestKind;
  words: string;
  count: number | null;
  day: string | null;
  time: string | null;
  room: string | null;
  due_at: Date;
  expires_at: Date | null;
  state: RequestState;
  assignee_member_id: string | null;
  assignee_name: string | null;
  proposed_day: string | null;
  proposed_time: string | null;
  quantity: number | null;
  price_minor: number | null;
  note: string;
};

/** A request whose row is locked. */
export type StoredRequest = RequestValues & {
  request_id: string;
  version: number;
  extra_entry_id: string | null;
  currency: string | null;
  guest_id: string | null;
  conversation_id: string | null;
  message_id: string | null;
  question_id: string | null;
  source: RequestSource;
  created_at: Date;
};

const columns = `r.request_id, r.version, r.kind, r.words, r.count, r.day, r.time, r.room, r.due_at, r.expires_at, r.state,
  r.assignee_member_id, r.assignee_name, r.proposed_day, r.proposed_time, r.extra_entry_id, r.quantity, r.price_minor,
  r.currency, r.note, r.guest_id, r.conversation_id, r.message_id, r.question_id, r.source, r.created_at`;

/** Adds nothing if there is a request with this id. */
export const insertRequestRow = change<
  {
    venueId: number;
    requestId: string;
    extraEntryId: string | null;
    currency: string | null;
    guestId: string | null;
    conversationId: string | null;
    messageId: string | null;
    questionId: string | null;
    source: RequestSource;
    createdAt: Date;
  } & ValueParams,
  { request_id: string }
>(
  "insert request",
  `insert into requests (venue_id, request_id, kind, words, count, day, time, room, due_at, expires_at, state,
     assignee_member_id, assignee_name, proposed_day, proposed_time, extra_entry_id, quantity, price_minor, currency,
     note, guest_id, conversation_id, message_id, question_id, source, created_at)
   values ($venueId, $requestId, $kind, $words, $count, $day, $time, $room, $dueAt, $expiresAt, $state,
     $assigneeMemberId, $assigneeName, $proposedDay, $proposedTime, $extraEntryId, $quantity, $priceMinor, $currency,
     $note, $guestId, $conversationId, $messageId, $questionId, $source, $createdAt)
   on conflict (venue_id, request_id) do nothing returning request_id`,
);

export type ValueParams = {
  kind: AnyRequestKind;
  words: string;
  count: number | null;
  day: string | null;
  time: string | null;
  room: string | null;
  dueAt: Date;
  expiresAt: Date | null;
  state: RequestState;
  assigneeMemberId: string | null;
  assigneeName: string | null;
  proposedDay: string | null;
  proposedTime: string | null;
  quantity: number | null;
  priceMinor: number | null;
  note: string;
};

export const updateRequestRow = change<{ venueId: number; requestId: string } & ValueParams>(
  "update request",
  `update requests set version = version + 1, kind = $kind, words = $words, count = $count, day = $day, time = $time,
     room = $room, due_at = $dueAt, expires_at = $expiresAt, state = $state, assignee_member_id = $assigneeMemberId,
     assignee_name = $assigneeName, proposed_day = $proposedDay, proposed_time = $proposedTime, quantity = $quantity,
     price_minor = $priceMinor, note = $note
   where venue_id = $venueId and request_id = $requestId`,
);

type One = { venueId: number; requestId: string };

export const lockRequestRow = change<One, StoredRequest>(
  "lock request",
  `select ${columns} from requests r
   where r.venue_id = $venueId and r.request_id = $requestId and r.erased_at is null for update of r`,
);

const isOpen = `r.erased_at is null and r.state in (${sqlTexts(openRequestStates)})`;

export const selectOpenIds = statement<{ venueId: number }, { request_id: string }>(
  "list ids of open requests",
  `select r.request_id from requests r where r.venue_id = $venueId and ${isOpen}`,
);

/** Includes conversations that were merged into it. */
const openOfConversation = `select ${columns} from requests r
   where r.venue_id = $venueId and ${isOpen}
     and r.conversation_id in (
       select $conversationId::uuid union all
       select c.conversation_id from conversations c
       where c.venue_id = $venueId and c.merged_into = $conversationId)`;

/** In the order of their ids, as everywhere. */
export const lockOpenRequestRows = change<{ venueId: number; conversationId: string }, StoredRequest>(
  "lock open requests of conversation",
  `${openOfConversation} order by r.request_id for update of r`,
);

export const selectOpenOfConversation = statement<{ venueId: number; conversationId: string }, StoredRequest>(
  "list open requests of conversation",
  `${openOfConversation} order by r.created_at, r.request_id`,
);

/** The conversation that shows it, which may be the one that it was merged into. */
export const selectPlace = statement<One, { conversation_id: string | null; message_id: string | null }>(
  "find place of request",
  `select coalesce(c.merged_into, c.conversation_id) as conversation_id,
     (select s.message_id from request_steps s
      where s.venue_id = r.venue_id and s.request_id = r.request_id and s.undone_at is null
      order by s.number desc limit 1) as message_id
   from requests r
   left join conversations c on c.venue_id = r.venue_id and c.conversation_id = r.conversation_id
     and c.erased_at is null
   where r.venue_id = $venueId and r.request_id = $requestId and r.erased_at is null`,
);

export type StepRow = {
  request_id: string;
  number: number;
  at: Date;
  by_who: RequestBy["who"];
  by_member_id: string | null;
  by_name: string | null;
  what: string;
  from_state: RequestState | null;
  to_state: RequestState;
  before: Record<string, unknown>;
  reason: string | null;
  message_id: string | null;
  answered_question_id: string | null;
  undone_at: Date | null;
  undone_by: string | null;
};

export const insertStepRow = change<{
  venueId: number;
  requestId: string;
  number: number;
  at: Date;
  byWho: RequestBy["who"];
  byMemberId: string | null;
  byName: string | null;
  what: string;
  fromState: RequestState | null;
  toState: RequestState;
  before: string;
  reason: string | null;
  messageId: string | null;
  answeredQuestionId: string | null;
}>(
  "insert request step",
  `insert into request_steps (venue_id, request_id, number, at, by_who, by_member_id, by_name, what, from_state,
     to_state, before, reason, message_id, answered_question_id)
   values ($venueId, $requestId, $number, $at, $byWho, $byMemberId, $byName, $what, $fromState, $toState, $before,
     $reason, $messageId, $answeredQuestionId)`,
);

export const selectLastStep = statement<One, StepRow>(
  "find last step of request",
  `select request_id, number, at, by_who, by_member_id, by_name, what, from_state, to_state, before, reason, message_id,
     answered_question_id, undone_at, undone_by
   from request_steps where venue_id = $venueId and request_id = $requestId and undone_at is null
   order by number desc limit 1`,
);

export const selectRequestsOfMessage = statement<
  { venueId: number; messageId: string },
  { request_id: string }
>(
  "list requests decided with message",
  `select request_id from request_steps
   where venue_id = $venueId and message_id = $messageId and undone_at is null order by request_id`,
);

export const setStepUndone = change<One & { number: number; undoneAt: Date; undoneBy: string }>(
  "undo request step",
  `update request_steps set undone_at = $undoneAt, undone_by = $undoneBy
   where venue_id = $venueId and request_id = $requestId and number = $number`,
);

export const countUndecided = statement<
  { venueId: number; questionId: string; exceptId: string },
  { undecided: number }
>(
  "count undecided requests of question",
  `select count(*)::int as undecided from requests
   where venue_id = $venueId and question_id = $questionId and state = 'new' and request_id <> $exceptId`,
);

/** Orders of an extra for a day take turns until the unit ends. */
export const lockExtraDay = change<{ venueId: number; entryId: string; day: string }>(
  "lock extra day",
  "select pg_advisory_xact_lock(hashtextextended('extra ' || $entryId::text || ' ' || $day::text, $venueId))",
);

/** How many are taken on each day, without one request. */
export const selectTaken = statement<
  { venueId: number; entryId: string; from: string; to: string; exceptId: string | null },
  { day: string; taken: number }
>(
  "count taken extras",
  `select day, sum(quantity)::int as taken from requests
   where venue_id = $venueId and extra_entry_id = $entryId and day between $from::date and $to::date
     and state in ('confirmed', 'in_progress', 'done') and ($exceptId::uuid is null or request_id <> $exceptId)
   group by day`,
);

export const selectDue = statement<
  One,
  {
    state: RequestState;
    due_at: Date;
    guest_id: string | null;
    conversation_id: string | null;
    room: string | null;
  }
>(
  "find due time of request",
  `select r.state, r.due_at, r.guest_id, coalesce(c.merged_into, r.conversation_id) as conversation_id, r.room
   from requests r
   left join conversations c on c.venue_id = r.venue_id and c.conversation_id = r.conversation_id
   where r.venue_id = $venueId and r.request_id = $requestId and r.erased_at is null`,
);
