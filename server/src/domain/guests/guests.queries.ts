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

export const selectGuest = statement<{ venueId: number; guestId: string }, Guest>(
  "find guest",
  `select ${columns} from guests where venue_id = $venueId and guest_id = $guestId`,
);

/** The guest with the phone comes first, if phone and user id belong to different guests. */
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
     insert into guests (venue_id, guest_id, name, name_is_from_profile, phone, whatsapp_user_id, language, created_at)
     values ($venueId, $guestId, $name, $nameIsFromProfile, $phone, $whatsappUserId, $language, $createdAt)
     on conflict do nothing returning ${columns}
   ), terms as (
     insert into guest_terms (venue_id, guest_id, term) select $venueId, guest_id, term
     from added, unnest($terms::text[]) term
   )
   select ${columns} from added`,
);

export const insertGuestTerms = statement<{ venueId: number; guestId: string; terms: string[] }>(
  "insert guest terms",
  `insert into guest_terms (venue_id, guest_id, term) select $venueId, $guestId, term
   from unnest($terms::text[]) term on conflict do nothing`,
);

export const selectGuestIdsByPhone = statement<{ venueId: number; phone: string }, { guest_id: string }>(
  "list guest ids by phone",
  "select guest_id from guests where venue_id = $venueId and phone = $phone",
);

export const setProfileName = statement<{ venueId: number; guestId: string; name: string }>(
  "set profile name",
  `update guests set name = $name, name_is_from_profile = true
   where venue_id = $venueId and guest_id = $guestId and name = ''`,
);

export const updateGuestLanguage = statement<{ venueId: number; guestId: string; language: string }>(
  "set guest language",
  "update guests set language = $language where venue_id = $venueId and guest_id = $guestId",
);

export const updateOptedOut = statement<{ venueId: number; guestId: string; optedOutAt: Date | null }>(
  "set opted out",
  "update guests set opted_out_at = $optedOutAt where venue_id = $venueId and guest_id = $guestId",
);
