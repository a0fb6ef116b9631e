import { cleanName } from "@bellhop/contract/values";
import type { Sender } from "./contacts.ts";
import { asObject, cut, type Json, textIn } from "./loose-json.ts";
import type { GuestAddress } from "./updates.ts";

/** Far above what WhatsApp uses. Longer ids could not be indexed. */
export const maxNameCharacters = 512;
const maxPhoneDigits = 20;
const maxProfileNameCharacters = 120;

/** `too_long` and `missing` say why there is no address. */
export function readAddress(sender: Sender, contact: Json): GuestAddress | "too_long" | "missing" {
  if (sender.userId.length > maxNameCharacters || sender.phone.length > maxPhoneDigits) return "too_long";
  const contactsId = textIn(contact, "user_id");
  const userId = contactsId.length <= maxNameCharacters ? contactsId || sender.userId : sender.userId;
  if (!sender.phone && !userId) return "missing";
  return {
    phone: sender.phone ? `+${sender.phone}` : null,
    whatsappUserId: userId || null,
    parentId: shortId(textIn(contact, "parent_user_id")) ?? shortId(sender.parentId ?? ""),
    username: cut(textIn(asObject(contact.profile), "username"), maxProfileNameCharacters) || null,
    profileName: readProfileName(textIn(asObject(contact.profile), "name")),
  };
}

export function shortId(id: string): string | null {
  return id !== "" && id.length <= maxNameCharacters ? id : null;
}

/** Whatever the guest chose, cut before it is cleaned: cleaning takes time with the length. */
export function readProfileName(name: string): string {
  const written = cut(name, 10 * maxProfileNameCharacters);
  return cut(cleanName(written), maxProfileNameCharacters).trim();
}
