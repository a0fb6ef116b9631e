import { digitsIn, type Json, textIn } from "./loose-json.ts";

/**
 * Tells who wrote a message, among the contacts of its body: by phone, else by the network's user id. One contact
 * beside one sender belong together without either. Nobody is ever given another guest's name or user id.
 */
export function listContacts(contacts: Json[], messages: Json[]): (message: Json) => Json {
  // A body may hold thousands of each: nobody is looked for by going through all.
  const byPhone = firstBy(contacts, (contact) => digitsIn(contact, "wa_id"));
  const byUserId = firstBy(contacts, (contact) => textIn(contact, "user_id"));
  const [only] = contacts.length === 1 ? contacts : [];
  const hasOneSender = new Set(messages.map(senderOf)).size === 1;

  return (message) => {
    const digits = digitsIn(message, "from");
    const userId = textIn(message, "from_user_id");
    const found = byPhone.get(digits) ?? byUserId.get(userId);
    if (found) return found;
    if (!only || !hasOneSender) return {};
    const differ = (one: string, other: string) => one !== "" && other !== "" && one !== other;
    const isSomebodyElse = differ(digitsIn(only, "wa_id"), digits) || differ(textIn(only, "user_id"), userId);
    return isSomebodyElse ? {} : only;
  };
}

function firstBy(contacts: Json[], keyOf: (contact: Json) => string): Map<string, Json> {
  const found = new Map<string, Json>();
  for (const contact of contacts) {
    const key = keyOf(contact);
    if (key !== "" && !found.has(key)) found.set(key, contact);
  }
  return found;
}

function senderOf(message: Json): string {
  return digitsIn(message, "from") || textIn(message, "from_user_id");
}
