import { type Json, textIn } from "./loose-json.ts";

/** A phone, a user id of the network, or both; empty if unknown. */
export type Sender = { phone: string; userId: string; parentId?: string };

const likeAPhone = /^[+\d\s().-]+$/;

/** The sender of a message. `from` is a user id if it does not look like a phone: `US.1349…` is not one. */
export function senderOf(message: Json): Sender {
  return personIn(message, "from");
}

/** The person that a key names, with their user id in `…_user_id`. */
export function personIn(object: Json, key: string): Sender {
  const named = textIn(object, key).trim();
  const phone = digitsOf(named);
  return {
    phone,
    userId: textIn(object, `${key}_user_id`) || (phone ? "" : named),
    parentId: textIn(object, `${key}_parent_user_id`),
  };
}

export function digitsOf(text: string): string {
  return likeAPhone.test(text) ? text.replace(/\D/g, "") : "";
}

/**
 * Finds a sender's contact by phone, else by user id. A single contact belongs to a single sender even without either.
 * A sender never gets another guest's name or user id.
 */
export function listContacts(contacts: Json[], senders: Sender[]): (sender: Sender) => Json {
  const known = contacts.map((contact) => ({ contact, ...sayingOf(contact) }));
  // A body may hold thousands of each, so lookups use maps.
  const byPhone = firstBy(known, ({ phone }) => phone);
  const byUserId = firstBy(known, ({ userId }) => userId);
  const [only] = known.length === 1 ? known : [];
  const hasOneSender = new Set(senders.map(({ phone, userId }) => phone || userId)).size === 1;

  return ({ phone, userId }) => {
    const found = byPhone.get(phone) ?? byUserId.get(userId);
    if (found) return found.contact;
    if (!only || !hasOneSender) return {};
    const differ = (one: string, other: string) => one !== "" && other !== "" && one !== other;
    return differ(only.phone, phone) || differ(only.userId, userId) ? {} : only.contact;
  };
}

function sayingOf(contact: Json): Sender {
  const waId = textIn(contact, "wa_id").trim();
  const phone = digitsOf(waId);
  return { phone, userId: textIn(contact, "user_id") || (phone ? "" : waId) };
}

function firstBy<One>(all: One[], keyOf: (one: One) => string): Map<string, One> {
  const found = new Map<string, One>();
  for (const one of all) {
    const key = keyOf(one);
    if (key !== "" && !found.has(key)) found.set(key, one);
  }
  return found;
}
