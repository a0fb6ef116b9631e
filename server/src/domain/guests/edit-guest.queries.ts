import { change, firstKnown, statement } from "../../platform/db/index.ts";

/** Whether the guest, or someone merged into them, has ever written. */
const hasWritten = (guestId: string) =>
  `exists (select from guest_channels gc join guests own on own.venue_id = gc.venue_id and own.guest_id = gc.guest_id
     where gc.venue_id = $venueId and gc.last_guest_at is not null
       and (own.guest_id = ${guestId} or own.merged_into = ${guestId}))`;

export type GuestDetails = {
  guest_id: string;
  name: string;
  phone: string | null;
  email: string | null;
  language: string | null;
  merged_into: string | null;
  phone_changeable: boolean;
  opted_out: boolean;
  conversation_id: string | null;
  created_at: Date;
};

export const selectGuestDetails = statement<{ venueId: number; guestId: string }, GuestDetails>(
  "view guest",
  `select g.guest_id, g.name, g.email, g.language, g.merged_into, g.created_at,
     -- A visitor of the guest page has the phone of the guest whom staff merged into them.
     coalesce(g.phone, (select m.phone from guests m where m.venue_id = $venueId and m.merged_into = g.guest_id
                          and m.phone is not null order by m.created_at limit 1)) as phone,
     not ${hasWritten("g.guest_id")} as phone_changeable,
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

export const lockGuest = change<
  { venueId: number; guestId: string },
  Details & { guest_id: string; has_written: boolean }
>(
  "lock guest",
  `select guest_id, name, phone, email, language, ${hasWritten("guests.guest_id")} as has_written from guests
   where venue_id = $venueId and guest_id = $guestId and erased_at is null for no key update`,
);

/** Who has the old number in WhatsApp is someone else: nothing that was learnt from it counts for the new one. */
export const forgetAddress = change<{ venueId: number; guestId: string }>(
  "forget address of guest",
  `with reachable as (
     update guest_channels set unreachable_since = null, marketing_limited_since = null
     where venue_id = $venueId and guest_id = $guestId
   )
   update guests set whatsapp_user_id = null, whatsapp_parent_id = null, whatsapp_username = null, former_user_ids = '{}'
   where venue_id = $venueId and guest_id = $guestId`,
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
