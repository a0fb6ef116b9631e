import { change, firstKnown, statement } from "../../platform/db/index.ts";

export type GuestDetails = {
  guest_id: string;
  name: string;
  phone: string | null;
  email: string | null;
  language: string | null;
  merged_into: string | null;
  opted_out: boolean;
  conversation_id: string | null;
  created_at: Date;
};

export const selectGuestDetails = statement<{ venueId: number; guestId: string }, GuestDetails>(
  "view guest",
  `select g.guest_id, g.name, g.phone, g.email, g.language, g.merged_into, g.created_at,
     exists (select from guest_channels gc where gc.venue_id = g.venue_id and gc.guest_id = g.guest_id
               and gc.opted_out_at is not null) as opted_out,
     (select c.conversation_id from conversations c
      where c.venue_id = g.venue_id and c.guest_id = ${firstKnown("g.merged_into", "g.guest_id")}
        and c.erased_at is null) as conversation_id
   from guests g where g.venue_id = $venueId and g.guest_id = $guestId and g.erased_at is null`,
);

type Details = {
  name: string;
  phone: string | null;
  email: string | null;
  language: string | null;
};

export const lockGuest = change<{ venueId: number; guestId: string }, Details & { guest_id: string }>(
  "lock guest",
  `select guest_id, name, phone, email, language from guests
   where venue_id = $venueId and guest_id = $guestId and erased_at is null for no key update`,
);

/** A name that staff typed is never replaced by the one of the guest's profile. */
export const updateGuest = change<{ venueId: number; guestId: string; terms: string[] } & Details>(
  "update guest",
  `with changed as (
     update guests set name = $name, name_is_from_profile = name_is_from_profile and name = $name, phone = $phone,
       email = $email, language = $language
     where venue_id = $venueId and guest_id = $guestId
   ), removed as (
     delete from guest_terms where venue_id = $venueId and guest_id = $guestId and term <> all ($terms::text[])
   )
   insert into guest_terms (venue_id, guest_id, term) select $venueId, $guestId, term
   from unnest($terms::text[]) term on conflict do nothing`,
);
