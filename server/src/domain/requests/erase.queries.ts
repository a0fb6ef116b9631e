import { change, statement } from "../../platform/db/index.ts";
import { mentions } from "../../platform/traces.ts";

type Whose = { venueId: number; guestIds: string[]; conversationIds: string[] };

const theirs = `(guest_id = any ($guestIds::uuid[]) or conversation_id = any ($conversationIds::uuid[]))`;

/** In the order of their ids, as everywhere. */
export const lockToErase = change<Whose, { request_id: string }>(
  "lock requests to erase",
  `select request_id from requests where venue_id = $venueId and erased_at is null and ${theirs}
   order by request_id for update`,
);

export const eraseRequestRows = change<{ venueId: number; requestIds: string[]; erasedAt: Date }>(
  "erase requests",
  `update requests set words = '', note = '', room = null, message_id = null, expires_at = null,
     state = case when state in ('new', 'proposed', 'confirmed', 'in_progress') then 'cancelled' else state end,
     version = version + 1, erased_at = $erasedAt
   where venue_id = $venueId and request_id = any ($requestIds::uuid[])`,
);

export const eraseStepRows = change<{ venueId: number; requestIds: string[] }>(
  "erase request steps",
  `update request_steps set before = '{}', reason = null, message_id = null
   where venue_id = $venueId and request_id = any ($requestIds::uuid[])`,
);

export const lockRequestsThatMention = change<
  { venueId: number; words: string[] },
  { request_id: string; words: string; note: string }
>(
  "lock requests that mention",
  `select request_id, words, note from requests
   where venue_id = $venueId and erased_at is null and (${mentions("words")} or ${mentions("note")})
   order by request_id for update`,
);

export const setRequestWords = change<{ venueId: number; requestId: string; words: string; note: string }>(
  "set request words",
  `with steps as (
     update request_steps set before = before - array['words', 'note'], reason = null
     where venue_id = $venueId and request_id = $requestId
   )
   update requests set words = $words, note = $note where venue_id = $venueId and request_id = $requestId`,
);

/** Requests without a conversation; others are erased with theirs. */
export const lockOldRequests = change<
  { venueId: number; before: Date; limit: number },
  { request_id: string }
>(
  "lock old requests",
  `select request_id from requests
   where venue_id = $venueId and conversation_id is null and erased_at is null and due_at < $before
   order by request_id limit $limit for update`,
);

export type ExportedRequest = Record<string, unknown> & { request_id: string };

export const selectRequestsOf = statement<Whose, ExportedRequest>(
  "export requests",
  `select r.request_id, r.kind, r.words, r.count, r.day, r.time, r.room, r.due_at, r.state, r.proposed_day,
     r.proposed_time, r.quantity, r.price_minor, r.currency, r.note, r.source, r.created_at,
     coalesce((select jsonb_agg(jsonb_build_object('at', s.at, 'by', s.by_who, 'what', s.what, 'state', s.to_state,
                                'reason', s.reason, 'before', s.before, 'undone_at', s.undone_at) order by s.number)
               from request_steps s where s.venue_id = r.venue_id and s.request_id = r.request_id), '[]') as steps
   from requests r where r.venue_id = $venueId and r.erased_at is null and ${theirs.replaceAll(/\b(guest_id|conversation_id) =/g, "r.$1 =")}
   order by r.created_at, r.request_id`,
);
