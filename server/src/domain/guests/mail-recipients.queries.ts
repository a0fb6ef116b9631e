import { change, firstKnown, statement } from "../../platform/db/index.ts";

export type MailRecipient = {
  guest_id: string;
  phone: string | null;
  language: string | null;
  email: string | null;
  is_refused: boolean;
};

/** The guest, or the one they were merged into, with their own address, else that of a guest merged into them. */
export const selectMailRecipient = statement<{ venueId: number; guestId: string }, MailRecipient>(
  "find mail recipient",
  `select p.guest_id, p.phone, p.language, own.email, coalesce(own.email = p.refused_email, false) as is_refused
   from guests g
   join guests p on p.venue_id = g.venue_id and p.guest_id = ${firstKnown("g.merged_into", "g.guest_id")}
   cross join lateral (
     select coalesce(p.email, (select min(m.email) from guests m
                               where m.venue_id = p.venue_id and m.merged_into = p.guest_id)) as email
   ) own
   where g.venue_id = $venueId and g.guest_id = $guestId and p.erased_at is null`,
);

export const updateRefusedEmail = change<{ venueId: number; guestId: string; email: string }>(
  "set refused e-mail",
  "update guests set refused_email = $email where venue_id = $venueId and guest_id = $guestId and erased_at is null",
);
