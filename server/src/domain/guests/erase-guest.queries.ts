import { change, firstKnown, statement } from "../../platform/db/index.ts";
import { ofPerson } from "./person.queries.ts";

export type PersonRow = {
  guest_id: string;
  name: string;
  phone: string | null;
  email: string | null;
  whatsapp_user_id: string | null;
  former_user_ids: string[];
  whatsapp_parent_id: string | null;
  whatsapp_username: string | null;
};

export const selectGuestId = statement<
  { venueId: number; guestId: string | null; phones: string[] },
  { guest_id: string }
>(
  "find person",
  `select ${firstKnown("merged_into", "guest_id")} as guest_id from guests
   where venue_id = $venueId and erased_at is null and (guest_id = $guestId or phone = any ($phones::text[]))
   order by array_position($phones::text[], phone) limit 1`,
);

export const selectPersonForUpdate = change<{ venueId: number; guestId: string }, PersonRow>(
  "lock person",
  `select guest_id, name, phone, email, whatsapp_user_id, former_user_ids, whatsapp_parent_id, whatsapp_username
   from guests
   where venue_id = $venueId and ${ofPerson} order by guest_id for no key update`,
);

type Guests = { venueId: number; guestIds: string[] };

export const eraseGuestRows = change<Guests & { erasedAt: Date }>(
  "erase guests",
  `with terms as (delete from guest_terms where venue_id = $venueId and guest_id = any ($guestIds::uuid[])),
   consents as (delete from guest_consents where venue_id = $venueId and guest_id = any ($guestIds::uuid[])),
   channels as (delete from guest_channels where venue_id = $venueId and guest_id = any ($guestIds::uuid[]))
   update guests set name = '', name_is_from_profile = false, phone = null, email = null, refused_email = null, whatsapp_user_id = null,
     former_user_ids = '{}', whatsapp_parent_id = null, whatsapp_username = null, opted_out_at = null, verified_as = null, erased_at = $erasedAt
   where venue_id = $venueId and guest_id = any ($guestIds::uuid[])`,
);

export const insertErasedGuests = change<Guests & { erasedAt: Date }>(
  "insert erased guests",
  `insert into guests (venue_id, guest_id, name, created_at, erased_at)
   select $venueId, guest_id, '', $erasedAt, $erasedAt from unnest($guestIds::uuid[]) as given (guest_id)`,
);

export const selectCounterparts = statement<Guests, { guest_id: string }>(
  "list guests in conflict",
  `select distinct unnest(array[guest_id, other_guest_id]) as guest_id from guest_conflicts
   where venue_id = $venueId
     and (guest_id = any ($guestIds::uuid[]) or other_guest_id = any ($guestIds::uuid[]))`,
);

export const deleteConflictsOf = change<Guests>(
  "delete conflicts of guests",
  `delete from guest_conflicts where venue_id = $venueId
     and (guest_id = any ($guestIds::uuid[]) or other_guest_id = any ($guestIds::uuid[]))`,
);
