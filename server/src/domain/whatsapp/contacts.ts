import { type Json, textIn } from "./loose-json.ts";

/** A sender as a body names them: by phone, by the network's user id, or by both. Empty where it does not say. */
export type Sender = { phone: string; userId: string };

const likeAPhone = /^[+\d\s().-]+$/;

/**
 * Who wrote a message. Whatever `from` says that is no phone is a name that the network knows: digits in a user id
 * such as `US.1349…` make no phone of it.
 */
export function senderOf(message: Json): Sender {
  const from = textIn(message, "from").trim();
  const phone = digitsOf(from);
  return { phone, userId: textIn(message, "from_user_id") || (phone ? "" : from) };
}

/** The digits of what looks like a phone. */
function digitsOf(text: string): string {
  return likeAPhone.test(text) ? text.replace(/\D/g, "") : "";
}

/**
 * Finds a sender among the contacts of the body: by phone, else by the network's user id. One contact beside one sender
 * belong together without either. Nobody is ever given another guest's name or user id.
 */
export function listContacts(contacts: Json[], senders: Sender[]): (sender: Sender) => Json {
  const known = contacts.map((contact) => ({ contact, ...sayingOf(contact) }));
  // A body may hold thousands of each: nobody is looked for by going through all.
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
