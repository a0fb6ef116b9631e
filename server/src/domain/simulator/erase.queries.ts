import { change } from "../../platform/db/index.ts";

type Phones = { venueId: number; phones: string[] };

/** Before its messages, as everywhere. */
export const lockPhonesToErase = change<Phones, { phone: string; name: string }>(
  "lock simulated phones to erase",
  `select phone, name from simulated_phones where venue_id = $venueId and phone = any ($phones::text[])
   order by phone for update`,
);

export const deleteCallsOfPhones = change<Phones>(
  "delete simulated calls of phones",
  `delete from simulated_calls c using simulated_messages m
   where c.venue_id = $venueId and m.venue_id = $venueId and m.message_id = c.message_id
     and m.phone = any ($phones::text[])`,
);

export const deleteMessagesOfPhones = change<Phones>(
  "delete simulated messages of phones",
  "delete from simulated_messages where venue_id = $venueId and phone = any ($phones::text[])",
);

export const deletePhones = change<Phones>(
  "delete simulated phones",
  "delete from simulated_phones where venue_id = $venueId and phone = any ($phones::text[])",
);

export const lockMessagesBefore = change<
  { venueId: number; before: Date; limit: number },
  { message_id: string }
>(
  "lock old simulated messages",
  `select message_id from simulated_messages where venue_id = $venueId and created_at < $before
   order by message_id limit $limit for update`,
);

export const deleteCallsOf = change<{ venueId: number; messageIds: string[] }>(
  "delete calls of simulated messages",
  "delete from simulated_calls where venue_id = $venueId and message_id = any ($messageIds::uuid[])",
);

export const deleteMessages = change<{ venueId: number; messageIds: string[] }>(
  "delete simulated messages",
  "delete from simulated_messages where venue_id = $venueId and message_id = any ($messageIds::uuid[])",
);
