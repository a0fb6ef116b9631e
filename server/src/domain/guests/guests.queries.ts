import { statement } from "../../platform/db/index.ts";

export type Guest = {
  guest_id: string;
  name: string;
  name_is_from_profile: boolean;
  phone: string | null;
  whatsapp_user_id: string | null;
  language: string | null;
};

const columns = "guest_id, name, name_is_from_profile, phone, whatsapp_user_id, language";

export const findGuest = statement<{ venueId: number; guestId: string }, Guest>(
  "find guest",
  `select ${columns} from guests where venue_id = $venueId and guest_id = $guestId`,
);

/** The guest with the phone first, where phone and user id belong to two. */
export const listGuestsByAddress = statement<
  { venueId: number; phone: string | null; whatsappUserId: string | null },
  Guest
>(
  "list guests by address",
  `select ${columns} from guests where venue_id = $venueId and (phone = $phone or whatsapp_user_id = $whatsappUserId)
   order by (phone is not distinct from $phone) desc`,
);

export const setMissingAddress = statement<
  { venueId: number; guestId: string; phone: string | null; whatsappUserId: string | null },
  Guest
>(
  "set missing address",
  `update guests set phone = coalesce(phone, $phone), whatsapp_user_id = coalesce(whatsapp_user_id, $whatsappUserId)
   where venue_id = $venueId and guest_id = $guestId returning ${columns}`,
);

export const insertGuest = statement<
  {
    venueId: number;
    guestId: string;
    name: string;
    nameIsFromProfile: boolean;
    phone: string | null;
    whatsappUserId: string | null;
    language: string | null;
    createdAt: Date;
    terms: string[];
  },
  Guest
>(
  "insert guest",
  `with added as (
     insert into guests (venue_id, guest_id, name, name_is_from_profile, phone, whatsapp_user_id, language, created_at, terms_at)
     values ($venueId, $guestId, $name, $nameIsFromProfile, $phone, $whatsappUserId, $language, $createdAt,
     $createdAt)
     on conflict do nothing returning ${columns}
   ), terms as (
     insert into guest_terms (venue_id, guest_id, term) select $venueId, guest_id, term
     from added, unnest($terms::text[]) term
   )
   select ${columns} from added`,
);

/** Guests that are not found by what they are called now, for this unit to write their terms. */
export const lockGuestsWithoutTerms = statement<
  { venueId: number; limit: number },
  Pick<Guest, "guest_id" | "name" | "phone">
>(
  "lock guests without terms",
  `select guest_id, name, phone from guests where venue_id = $venueId and terms_at is null
   order by guest_id limit $limit for no key update`,
);

export const areGuestsWithoutTerms = statement<{ venueId: number }, { some: boolean }>(
  "are guests without terms",
  "select exists (select from guests where venue_id = $venueId and terms_at is null) as some",
);

/** What guests are found by from now on; each term with its guest. */
export const writeGuestTerms = statement<{
  venueId: number;
  guestIds: string[];
  guestIdOfEachTerm: string[];
  terms: string[];
  termsAt: Date;
}>(
  "write guest terms",
  `with terms as (
     insert into guest_terms (venue_id, guest_id, term)
     select $venueId, guest_id, term from unnest($guestIdOfEachTerm::uuid[], $terms::text[]) as t (guest_id, term)
     on conflict do nothing
   )
   update guests set terms_at = $termsAt where venue_id = $venueId and guest_id = any ($guestIds::uuid[])`,
);

export const listGuestIdsByPhone = statement<{ venueId: number; phone: string }, { guest_id: string }>(
  "list guest ids by phone",
  "select guest_id from guests where venue_id = $venueId and phone = $phone",
);

export const setProfileName = statement<{ venueId: number; guestId: string; name: string }>(
  "set profile name",
  `update guests set name = $name, name_is_from_profile = true
   where venue_id = $venueId and guest_id = $guestId and name = ''`,
);

export const setGuestLanguage = statement<{ venueId: number; guestId: string; language: string }>(
  "set guest language",
  "update guests set language = $language where venue_id = $venueId and guest_id = $guestId",
);

export const setOptedOut = statement<{ venueId: number; guestId: string; optedOutAt: Date | null }>(
  "set opted out",
  "update guests set opted_out_at = $optedOutAt where venue_id = $venueId and guest_id = $guestId",
);
