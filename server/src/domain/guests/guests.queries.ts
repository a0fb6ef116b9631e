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

export const findGuestByAddress = statement<Guest>(
  "find guest by address",
  `select ${columns} from guests where venue_id = $1 and (phone = $2 or whatsapp_user_id = $3)
   order by (phone is not distinct from $2) desc limit 1`,
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
