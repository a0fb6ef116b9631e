import type { DeliveryState } from "@bellhop/contract/messages";
import type { AnyRequestKind, RequestBy, RequestState } from "@bellhop/contract/requests";
import { cursorAt } from "../../platform/cursor.ts";
import { firstKnown, statement } from "../../platform/db/index.ts";
import { idsFoundBy } from "../../platform/search-terms.ts";
import { personIds, shownName } from "../guests/index.ts";
import { roomOf } from "../reservations/index.ts";
import type { StoredRequest } from "./requests.queries.ts";

/** A request with its guest and its last step. */
export type RequestView = StoredRequest & {
  guest_name: string | null;
  guest_language: string | null;
  guest_room: string | null;
  last_at: Date;
  last_number: number;
  last_by: RequestBy["who"];
  last_by_name: string | null;
  last_message_id: string | null;
  last_message_state: DeliveryState | null;
  last_failure_code: string | null;
};

/** `rows` selects requests; the joins follow its limit. */
const viewOf = (
  rows: string,
) => `select r.request_id, r.version, r.kind, r.words, r.count, r.day, r.time, r.room, r.due_at, r.expires_at,
    r.state, r.assignee_member_id, r.assignee_name, r.proposed_day, r.proposed_time, r.extra_entry_id, r.quantity,
    r.price_minor, r.currency, r.note, g.guest_id, ${shownName("g")} as guest_name, g.language as guest_language,
    (${roomOf("r.venue_id", "g.guest_id")}) as guest_room,
    coalesce(c.merged_into, c.conversation_id) as conversation_id, r.message_id, r.question_id, r.source, r.created_at,
    step.at as last_at, step.number as last_number, step.by_who as last_by, step.by_name as last_by_name,
    step.message_id as last_message_id, m.state as last_message_state, m.failure_code as last_failure_code
  from (${rows}) r
  left join guests own on own.venue_id = r.venue_id and own.guest_id = r.guest_id
  left join guests g on g.venue_id = r.venue_id and g.guest_id = ${firstKnown("own.merged_into", "own.guest_id")}
  left join conversations c on c.venue_id = r.venue_id and c.conversation_id = r.conversation_id
    and c.erased_at is null
  left join lateral (
    select s.* from request_steps s
    where s.venue_id = r.venue_id and s.request_id = r.request_id and s.undone_at is null
    order by s.number desc limit 1
  ) step on true
  left join messages m on m.venue_id = r.venue_id and m.message_id = step.message_id`;

export const selectRequestView = statement<{ venueId: number; requestId: string }, RequestView>(
  "find request view",
  viewOf(
    "select * from requests where venue_id = $venueId and request_id = $requestId and erased_at is null",
  ),
);

const isOpen = "r.state in ('new', 'proposed', 'confirmed', 'in_progress')";
const isClosed = "r.state in ('done', 'declined', 'cancelled', 'expired')";

export type ListParams = {
  venueId: number;
  states: RequestState[] | null;
  isExtra: boolean | null;
  kind: AnyRequestKind | null;
  room: string | null;
  memberId: string | null;
  department: string | null;
  noOne: boolean;
  dueBefore: Date | null;
  /** Both null: no search. */
  searchRoom: string | null;
  words: string[] | null;
  cursorAt: string | null;
  cursorId: string | null;
  limit: number;
};

const filters = `r.erased_at is null
   and ($states::text[] is null or r.state = any ($states))
   and ($isExtra::boolean is null or (r.kind = 'extra') = $isExtra)
   and ($kind::text is null or r.kind = $kind)
   and ($room::text is null or r.room = $room)
   and ($memberId::uuid is null or r.assignee_member_id = $memberId)
   and ($department::text is null or (r.assignee_member_id is null and r.assignee_name = $department))
   and (not $noOne::boolean or r.assignee_name is null)
   and ($dueBefore::timestamptz is null or r.due_at < $dueBefore)
   and ($searchRoom::text is null or r.room = $searchRoom
        or r.guest_id = any (array(${idsFoundBy("guest_terms", "guest_id", "$words")})))`;

type Order = "asc" | "desc";
const listing = <More extends object>(name: string, which: string, order: Order) =>
  statement<ListParams & More, RequestView & { cursor_at: string }>(
    name,
    `select v.*, ${cursorAt("v.due_at")} from (${viewOf(
      `select * from requests r where r.venue_id = $venueId and ${which} and ${filters}
       and ($cursorAt::timestamptz is null
            or (r.due_at, r.request_id) ${order === "asc" ? ">" : "<"} ($cursorAt::timestamptz, $cursorId::uuid))
       order by r.due_at ${order}, r.request_id ${order} limit $limit`,
    )}) v order by v.due_at ${order}, v.request_id ${order}`,
  );

export const listByGroup = {
  open: listing("list open requests", isOpen, "asc"),
  done: listing("list closed requests", isClosed, "desc"),
  all: listing("list requests", "true", "desc"),
};

const ofGuest = `r.guest_id = any (array(${personIds("$venueId", "$guestId::uuid")}))`;
const ofConversation = `r.conversation_id = any (array(
  select $conversationId::uuid union all
  select c.conversation_id from conversations c where c.venue_id = $venueId and c.merged_into = $conversationId))`;

type OfGuest = { guestId: string };
type OfConversation = { conversationId: string };

export const listOfGuest = {
  open: listing<OfGuest>("list open requests of guest", `${isOpen} and ${ofGuest}`, "asc"),
  done: listing<OfGuest>("list closed requests of guest", `${isClosed} and ${ofGuest}`, "desc"),
  all: listing<OfGuest>("list requests of guest", ofGuest, "desc"),
};

export const listOfConversation = {
  open: listing<OfConversation>("list open requests of thread", `${isOpen} and ${ofConversation}`, "asc"),
  done: listing<OfConversation>(
    "list closed requests of thread",
    `${isClosed} and ${ofConversation}`,
    "desc",
  ),
  all: listing<OfConversation>("list requests of thread", ofConversation, "desc"),
};

export const countRequests = statement<
  { venueId: number; now: Date; memberId: string },
  { open: number; overdue: number; mine: number; no_one: number }
>(
  "count requests",
  `select count(*)::int as open, count(*) filter (where r.due_at <= $now)::int as overdue,
     count(*) filter (where r.assignee_member_id = $memberId::uuid)::int as mine,
     count(*) filter (where r.assignee_name is null)::int as no_one
   from requests r where r.venue_id = $venueId and ${isOpen} and r.erased_at is null`,
);

export const countDueBefore = statement<{ venueId: number; dueBefore: Date }, { due: number }>(
  "count requests due before",
  `select count(*)::int as due from requests r
   where r.venue_id = $venueId and ${isOpen} and r.due_at < $dueBefore and r.erased_at is null`,
);

export type StepView = {
  number: number;
  at: Date;
  by_who: RequestBy["who"];
  by_name: string | null;
  what: string;
  from_state: RequestState | null;
  to_state: RequestState;
  changed: string[];
  reason: string | null;
  undone_at: Date | null;
  undone_by: string | null;
  message_id: string | null;
  text: string | null;
  message_state: DeliveryState | null;
  failure_code: string | null;
};

export const selectStepViews = statement<{ venueId: number; requestId: string }, StepView>(
  "list steps of request",
  `select s.number, s.at, s.by_who, s.by_name, s.what, s.from_state, s.to_state,
     array(select jsonb_object_keys(s.before) order by 1) as changed, s.reason, s.undone_at, s.undone_by,
     m.message_id, m.text, m.state as message_state, m.failure_code
   from request_steps s
   left join messages m on m.venue_id = s.venue_id and m.message_id = s.message_id and m.kind <> 'erased'
   where s.venue_id = $venueId and s.request_id = $requestId order by s.number`,
);

/** False if one of them is given and not there. */
export const selectAreKnown = statement<
  { venueId: number; guestId: string | null; conversationId: string | null },
  { are_known: boolean }
>(
  "find guest and thread of requests",
  `select ($guestId::uuid is null or exists (
       select from guests g where g.venue_id = $venueId and g.guest_id = $guestId and g.erased_at is null))
     and ($conversationId::uuid is null or exists (
       select from conversations c where c.venue_id = $venueId and c.conversation_id = $conversationId
         and c.erased_at is null)) as are_known`,
);
