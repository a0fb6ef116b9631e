import { statement } from "../../platform/db/index.ts";

/** Computed beforehand: with a calculation in the condition itself it could not use the index. */
const inVenueTime = (localTime: string) =>
  `(select ${localTime} at time zone timezone from venues where venue_id = $venueId)`;

/** Messages of a month in the venue's time zone, by the category that WhatsApp reported and by the first four digits of the guest's number. */
export const countPricedMessages = statement<
  { venueId: number; month: string },
  { category: string; digits: string | null; charged: number; free: number }
>(
  "count priced messages",
  `select m.price_category as category, substr(g.phone, 2, 4) as digits, (count(*) filter (where m.is_charged))::int as charged,
     (count(*) filter (where not m.is_charged))::int as free
   from messages m
   join conversations c on c.venue_id = m.venue_id and c.conversation_id = m.conversation_id
   join guests g on g.venue_id = c.venue_id and g.guest_id = c.guest_id
   join channels ch on ch.venue_id = m.venue_id and ch.channel_id = m.channel_id and ch.kind = 'whatsapp'
   where m.venue_id = $venueId and m.price_category is not null
     and m.created_at >= ${inVenueTime("($month || '-01')::date::timestamp")}
     and m.created_at < ${inVenueTime("(($month || '-01')::date + interval '1 month')")}
   group by 1, 2`,
);
