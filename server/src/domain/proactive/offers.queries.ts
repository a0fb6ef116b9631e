import type { ReservationStatus } from "@bellhop/contract/reservations";
import { change, firstKnown, statement } from "../../platform/db/index.ts";
import { personIds } from "../guests/index.ts";

export type OfferRow = {
  rule_id: string;
  reservation_id: string;
  message_id: string;
  extra_entry_id: string;
  price_minor: number | null;
  currency: string | null;
  decided_at: Date;
  answer: "ordered" | "declined" | null;
  /** Parsed when it is read. */
  asked_back: unknown;
  status: ReservationStatus;
  checkin: string;
  checkout: string;
};

const columns = `p.rule_id, p.reservation_id, p.message_id, p.extra_entry_id, p.price_minor, p.currency, p.decided_at, p.answer, p.asked_back,
  r.status, r.checkin, r.checkout`;

/** `$guestId` is the person; what was sent to guests who were merged into them counts. */
const offersOf = `from proactive_sends p
   join reservations r on r.venue_id = p.venue_id and r.reservation_id = p.reservation_id
   where p.venue_id = $venueId and p.state = 'sent' and p.extra_entry_id is not null and p.message_id is not null
     and p.guest_id in (${personIds("$venueId", "$guestId::uuid")})`;

/** The offers that these messages made, or asked back about. */
export const selectOffers = statement<{ venueId: number; guestId: string; messageIds: string[] }, OfferRow>(
  "list offers of messages",
  `select ${columns} ${offersOf}
     and (p.message_id = any ($messageIds::uuid[]) or (p.asked_back ->> 'message_id')::uuid = any ($messageIds::uuid[]))`,
);

export const lockOfferRow = change<{ venueId: number; guestId: string; messageId: string }, OfferRow>(
  "lock offer",
  `select ${columns} ${offersOf} and p.message_id = $messageId for update of p`,
);

export const updateAnswered = change<{
  venueId: number;
  messageId: string;
  answer: "ordered" | "declined";
  answeredAt: Date;
}>(
  "note answer to offer",
  `update proactive_sends set answer = $answer, answered_at = $answeredAt, asked_back = null
   where venue_id = $venueId and message_id = $messageId`,
);

export const updateAsked = change<{
  venueId: number;
  messageId: string;
  askedBack: string;
  priceMinor: number | null;
  currency: string | null;
}>(
  "note that an offer was asked back about",
  `update proactive_sends set asked_back = $askedBack, price_minor = $priceMinor, currency = $currency
   where venue_id = $venueId and message_id = $messageId`,
);

export const insertDeclined = change<{
  venueId: number;
  guestId: string;
  entryId: string;
  declinedAt: Date;
}>(
  "note declined extra",
  `insert into declined_extras (venue_id, guest_id, extra_entry_id, declined_at)
   values ($venueId, $guestId, $entryId, $declinedAt)
   on conflict (venue_id, guest_id, extra_entry_id) do update set declined_at = excluded.declined_at`,
);

/** Forgets it for a person and those merged into them. */
export const deleteDeclined = change<{ venueId: number; guestId: string; entryId: string }>(
  "forget declined extra",
  `delete from declined_extras d where d.venue_id = $venueId and d.extra_entry_id = $entryId
     and d.guest_id in (${personIds("$venueId", "$guestId::uuid")})`,
);

type Whose = { venueId: number; guestIds: string[] };

export const eraseDeclinedOf = change<Whose>(
  "delete declined extras of guests",
  "delete from declined_extras where venue_id = $venueId and guest_id = any ($guestIds::uuid[])",
);

export type ExportedDeclined = Record<string, unknown> & { extra_entry_id: string };

export const selectDeclinedOf = statement<Whose, ExportedDeclined>(
  "export declined extras",
  `select extra_entry_id, declined_at from declined_extras
   where venue_id = $venueId and guest_id = any ($guestIds::uuid[]) order by declined_at, extra_entry_id`,
);

/** Whether a person has ordered the extra since then, and neither they nor the hotel took it back. */
export const selectOrderedSince = statement<
  { venueId: number; guestId: string; entryId: string; since: Date },
  { count: number | null; day: string | null; time: string | null }
>(
  "find order of extra since",
  `select q.count, q.day, q.time from requests q
   where q.venue_id = $venueId and q.extra_entry_id = $entryId and q.erased_at is null
     and q.created_at >= $since and q.state not in ('declined', 'cancelled', 'expired')
     and q.guest_id in (${personIds("$venueId", "$guestId::uuid")})
   order by q.created_at desc limit 1`,
);

export type UpliftRow = {
  rule_id: string;
  offered: number;
  offered_ordered: number;
  held_out: number;
  held_out_ordered: number;
};

/**
 * For each rule that offers an extra with a holdout: how many guests got the offer and how many were held out, by the rule's
 * present share and extra, and how many of both ordered that extra afterwards, until their stay was over. Guests who were
 * in both groups, because they were merged, are in neither.
 */
export const selectUplift = statement<{ venueId: number; since: Date; timezone: string }, UpliftRow>(
  "compare offered and held-out guests",
  `select one.rule_id, (count(*) filter (where not one.is_held_out))::int as offered,
     (count(*) filter (where not one.is_held_out and one.has_ordered))::int as offered_ordered,
     (count(*) filter (where one.is_held_out))::int as held_out,
     (count(*) filter (where one.is_held_out and one.has_ordered))::int as held_out_ordered
   from (
     select p.rule_id, ${firstKnown("g.merged_into", "g.guest_id")} as person_id,
       bool_or(p.state = 'held_back') as is_held_out,
       bool_or(exists (
         select from requests q join guests o on o.venue_id = q.venue_id and o.guest_id = q.guest_id
         where q.venue_id = p.venue_id and q.extra_entry_id = p.extra_entry_id and q.state <> 'cancelled'
           and (o.guest_id = ${firstKnown("g.merged_into", "g.guest_id")}
                or o.merged_into = ${firstKnown("g.merged_into", "g.guest_id")})
           and q.created_at >= p.decided_at
           and q.created_at < (s.checkout + 1)::timestamp at time zone $timezone)) as has_ordered
     from proactive_sends p
     join proactive_rules r on r.venue_id = p.venue_id and r.rule_id = p.rule_id
       and r.extra_entry_id = p.extra_entry_id and r.holdout_percent = p.holdout_percent
     join guests g on g.venue_id = p.venue_id and g.guest_id = p.guest_id
     join reservations s on s.venue_id = p.venue_id and s.reservation_id = p.reservation_id
     where p.venue_id = $venueId and p.decided_at >= $since and p.holdout_percent > 0
       and (p.state = 'sent' or p.reason = 'in_holdout')
     group by p.rule_id, person_id
     having bool_and(p.state = 'held_back') or bool_and(p.state = 'sent')
   ) one group by one.rule_id`,
);
