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

export const findGuest = statement<Guest>(
  "find guest",
  `select ${columns} from guests where venue_id = $1 and guest_id = $2`,
);

/** The guest with the phone comes first, if phone and user id belong to different guests. */
export const listGuestsByAddress = statement<Guest>(
  "list guests by address",
  `select ${columns} from guests where venue_id = $1 and (phone = $2 or whatsapp_user_id = $3)
   order by (phone is not distinct from $2) desc`,
);

export const setMissingAddress = statement<Guest>(
  "set missing address",
  `update guests set phone = coalesce(phone, $3), whatsapp_user_id = coalesce(whatsapp_user_id, $4)
   where venue_id = $1 and guest_id = $2 returning ${columns}`,
);

export const insertGuest = statement<Guest>(
  "insert guest",
  `with added as (
     insert into guests (venue_id, guest_id, name, name_is_from_profile, phone, whatsapp_user_id, language, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict do nothing returning ${columns}
   ), terms as (
     insert into guest_terms (venue_id, guest_id, term) select $1, guest_id, term from added, unnest($9::text[]) term
   )
   select ${columns} from added`,
);

export const insertGuestTerms = statement(
  "insert guest terms",
  `insert into guest_terms (venue_id, guest_id, term) select $1, $2, term from unnest($3::text[]) term
   on conflict do nothing`,
);

export const listGuestIdsByPhone = statement<{ guest_id: string }>(
  "list guest ids by phone",
  "select guest_id from guests where venue_id = $1 and phone = $2",
);

export const setProfileName = statement(
  "set profile name",
  "update guests set name = $3, name_is_from_profile = true where venue_id = $1 and guest_id = $2 and name = ''",
);

export const setGuestLanguage = statement(
  "set guest language",
  "update guests set language = $3 where venue_id = $1 and guest_id = $2",
);

export const setOptedOut = statement(
  "set opted out",
  "update guests set opted_out_at = $3 where venue_id = $1 and guest_id = $2",
);
