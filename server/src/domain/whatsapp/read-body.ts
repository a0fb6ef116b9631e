import { listContacts, senderOf } from "./contacts.ts";
import { asObject, isObject, type Json, parseJson, textIn } from "./loose-json.ts";
import {
  type InboundMessage,
  nameCharactersMost,
  readMessage,
  readStatusUpdate,
  type StatusUpdate,
} from "./read-update.ts";

export type Delivery = {
  numbers: NumberNews[];
  /** Why updates are unreadable. A person can look at the stored bytes. */
  setAside: string[];
};

export type NumberNews = { phoneNumberId: string; messages: InboundMessage[]; statuses: StatusUpdate[] };

/**
 * Parses a webhook body. One body may hold several entries, changes, messages and statuses. Other updates (templates,
 * account, reactions, …) are ignored; unreadable messages and statuses go to `setAside`.
 */
export function readBody(bytes: Buffer, receivedAt: Date): Delivery {
  const numbers = new Map<string, NumberNews>();
  const setAside = tally();
  const body = parseJson(bytes);
  if (!isObject(body)) setAside.add("A body that is no object");
  for (const entry of objectsIn(asObject(body), "entry", setAside)) {
    for (const change of objectsIn(entry, "changes", setAside)) {
      if (textIn(change, "field") === "") setAside.add("A change that does not say what changed");
      if (change.field === "messages") readChange(asObject(change.value), receivedAt, numbers, setAside);
    }
  }
  return { numbers: [...numbers.values()], setAside: setAside.lines() };
}

function readChange(value: Json, receivedAt: Date, numbers: Map<string, NumberNews>, setAside: Tally) {
  const phoneNumberId = textIn(asObject(value.metadata), "phone_number_id");
  if (phoneNumberId === "") return setAside.add("A change of messages without a number");
  if (phoneNumberId.length > nameCharactersMost) return setAside.add("A number that is longer than any");
  const news = numbers.get(phoneNumberId) ?? { phoneNumberId, messages: [], statuses: [] };
  numbers.set(phoneNumberId, news);

  const messages = objectsIn(value, "messages", setAside, "optional");
  const contacts = objectsIn(value, "contacts", setAside, "optional");
  const contactOf = listContacts(contacts, messages.map(senderOf));
  for (const message of messages) {
    const sender = senderOf(message);
    const read = readMessage(message, sender, contactOf(sender), receivedAt);
    if (typeof read === "string") setAside.add(read);
    else if (read) news.messages.push(read);
  }
  for (const status of objectsIn(value, "statuses", setAside, "optional")) {
    const read = readStatusUpdate(status, receivedAt);
    if (typeof read === "string") setAside.add(read);
    else news.statuses.push(read);
  }
}

/** The objects of a list. A list that is missing or none, and members that are no objects, are set aside. */
function objectsIn(object: Json, key: string, setAside: Tally, isOptional?: "optional"): Json[] {
  const value = object[key];
  if (isOptional && (value === undefined || value === null)) return [];
  if (!Array.isArray(value)) {
    setAside.add(`A list "${key}" that is missing or no list`);
    return [];
  }
  const objects = value.filter(isObject);
  for (let n = objects.length; n < value.length; n++) setAside.add(`A member of "${key}" that is no object`);
  return objects;
}

type Tally = ReturnType<typeof tally>;

/** Counts equal lines, so that a thousand of them become one. */
function tally() {
  const counts = new Map<string, number>();
  return {
    add: (line: string) => void counts.set(line, (counts.get(line) ?? 0) + 1),
    lines: () => [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line)),
  };
}
