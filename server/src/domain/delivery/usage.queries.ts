import { statement } from "../../platform/db/index.ts";
import { inVenueTime } from "../venues/index.ts";
import { channelIdsOf } from "../whatsapp/index.ts";

/**
 * Messages of a month in the venue's time zone, by the category that WhatsApp reported and by the first four digits of
 * the guest's number.
 */
export const countPricedMessages = statement<
  { venueId: number; month: string },
  {
    category: string;
    digits: string | null;
    charged: number;
    /** How many WhatsApp reports as charged for certain. */
    regular: number;
    free: number;
    free_entry: number;
  }
>(
  "count priced messages",
  `select m.category, guest.digits, sum(m.charged)::int as charged, sum(m.regular)::int as regular,
     sum(m.free)::int as free, sum(m.free_entry)::int as free_entry
   from (
     -- Guests are looked up once for each conversation, not for each message.
     select conversation_id, price_category as category, count(*) filter (where is_charged) as charged,
       count(*) filter (where not is_charged) as free,
       count(*) filter (where is_charged and price_type = 'regular') as regular,
       count(*) filter (where not is_charged and price_type = 'free_entry_point') as free_entry
     from messages
     where venue_id = $venueId and price_category is not null
       and channel_id = any (array(${channelIdsOf("'whatsapp'")}))
       and created_at >= ${inVenueTime("($month || '-01')::date::timestamp")}
       and created_at < ${inVenueTime("(($month || '-01')::date + interval '1 month')")}
     group by 1, 2
   ) m
   cross join lateral (
     -- The limit makes it a look-up. As a join, the conversations of all years would be read.
     select substr(g.phone, 2, 4) as digits from conversations c
     join guests g on g.venue_id = c.venue_id and g.guest_id = c.guest_id
     where c.venue_id = $venueId and c.conversation_id = m.conversation_id limit 1
   ) guest
   group by 1, 2`,
);

/**
 * Messages of a month that were delivered or accepted, and whose price WhatsApp has not reported. Messages that staff
 * write on the phone have no price.
 */
export const countUnpricedMessages = statement<{ venueId: number; month: string }, { count: number }>(
  "count unpriced messages",
  `select count(*)::int as count from messages
   where venue_id = $venueId and price_category is null and author <> 'guest'
     and state in ('accepted', 'sent', 'delivered', 'read')
     and (origin is null or not origin ?| array['from_phone', 'from_history'])
     and channel_id = any (array(${channelIdsOf("'whatsapp'")}))
     and created_at >= ${inVenueTime("($month || '-01')::date::timestamp")}
     and created_at < ${inVenueTime("(($month || '-01')::date + interval '1 month')")}`,
);
