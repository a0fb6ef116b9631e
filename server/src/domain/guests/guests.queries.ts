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

/** The guest with the phone first, where phone and user id belong to two. */
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
  `insert into guests (venue_id, guest_id, name, name_is_from_profile, phone, whatsapp_user_id, language, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict do nothing returning ${columns}`,
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
