import { draftOf } from "../answer-drafts/index.ts";
import { lastPlaceOf } from "../guest-sessions/index.ts";
import { otherAgentAnswers, shownName } from "../guests/index.ts";
import { openQuestionsOf } from "../questions/index.ts";
import { stayOf } from "../reservations/index.ts";
import { joinChannel } from "../whatsapp/index.ts";

// Sorts who does not wait behind everyone who does, newest activity first: a later date, mirrored, is earlier.
export const waitingOrder = `coalesce(c.waiting_since, timestamptz '3000-01-01' + (timestamptz '3000-01-01' - c.last_at))`;

/**
 * The start of a statement that selects conversations of the venue `$venueId`. It shows the current stay, else the next
 * one, else the last one, of the guest and of guests merged into them.
 */
export const viewOf = (
  conversations: string,
) => `select c.conversation_id, c.merged_into, g.guest_id, ${shownName("g")} as guest_name, g.phone as guest_phone, g.language as guest_language,
    gc.opted_out_at is not null as guest_opted_out, gc.unreachable_since is not null as guest_not_on_whatsapp,
    (select jsonb_build_object('conflict_id', k.conflict_id, 'cause', k.cause,
              'is_visitor', k.cause = 'page' and g.verified_as is not null, 'guest',
              jsonb_build_object('guest_id', o.guest_id, 'name', ${shownName("o")}, 'phone', o.phone))
     from guest_conflicts k join guests o on o.venue_id = k.venue_id
       and o.guest_id = case when k.guest_id = c.guest_id then k.other_guest_id else k.guest_id end
     where k.venue_id = c.venue_id and (k.guest_id = c.guest_id or k.other_guest_id = c.guest_id)
       and k.decision is null
     order by k.found_at, k.conflict_id limit 1) as conflict,
    stay.stay, case when ch.kind = 'web' then
      ${lastPlaceOf("c.venue_id", "c.guest_id")} end as place,
    ch.kind as channel, ch.sending_stopped_because is not null as sending_stopped, ${waitingOrder} as waiting_order, c.held_by, c.holder_member_id, c.holder_name, c.state, c.waiting_since, c.unread, c.is_translated,
    case when c.waiting_since is not null and c.last_author <> 'guest' then (
      select left(coalesce(nullif(m.text, ''), m.kind), 200) from messages m
      where m.venue_id = c.venue_id and m.conversation_id = c.conversation_id and m.author = 'guest'
      order by m.position desc, m.seq desc limit 1) end as waiting_text,
    ${openQuestionsOf("c.venue_id", "c.conversation_id")} as open_questions,
    ${draftOf("c.venue_id", "c.conversation_id")} as draft,
    c.last_author, c.last_member_name, left(c.last_text, 200) as last_text, c.last_at, gc.last_guest_at as window_from,
    coalesce(${otherAgentAnswers("gc")}, false) as answered_elsewhere,
    coalesce((select m.state in ('failed', 'unknown') from messages m
              where m.venue_id = c.venue_id and m.message_id = c.last_message_id), false) as last_failed
  from ${conversations} c
  join guests g on g.venue_id = c.venue_id and g.guest_id = c.guest_id
  ${joinChannel("c.venue_id", "c.channel_id")}
  left join guest_channels gc on gc.venue_id = c.venue_id and gc.guest_id = c.guest_id
    and gc.channel_id = c.channel_id
  left join lateral (
    ${stayOf("c.venue_id", "c.guest_id")}
  ) stay on true
  where c.venue_id = $venueId and c.erased_at is null`;

/** Conversations as lists and live events show them. */
export const conversationView = viewOf("conversations");
