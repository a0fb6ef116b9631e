import { numberBody, seconds } from "../bodies.ts";
import { field } from "../fields.ts";
import type { GraphParts } from "../parts.ts";
import { newWamid } from "../wamid.ts";
import type { Json } from "../wire.ts";
import { historyChunk } from "./history.ts";
import { messageParts } from "./message-parts.ts";

type Guest = { phoneNumberId: string; waId: string | undefined; userId: string | undefined; name: string };
type Event = { id: string; field: string; value: Json; about: string };

/**
 * Webhook bodies of a guest's events. Every event may have `message_id`, `timestamp`, `quoted_id`, `forwarded` and
 * `referral`.
 * Kinds: those of `message-parts.ts`, and
 * - `echo` `{ message }`: staff wrote the message, an event without sender, on the venue's phone
 * - `history` `{ messages: [{ by_guest, … }], phase?, chunk_order?, progress?, declined? }`: a chunk of the phone's
 *   history with this guest
 */
export function guestEvents(parts: GraphParts, asked: Json) {
  const guest: Guest = {
    phoneNumberId: field.text(asked.phone_number_id, "phone_number_id"),
    waId: asked.wa_id === undefined ? undefined : field.text(asked.wa_id, "wa_id").replace(/\D/g, ""),
    userId: asked.user_id === undefined ? undefined : field.text(asked.user_id, "user_id"),
    name: typeof asked.name === "string" ? asked.name : "",
  };
  const number = parts.accounts.onWire(guest.phoneNumberId);
  const events = field
    .list(asked.events, "events")
    .map((one) => eventOf(parts, guest, number.displayPhone, field.object(one, "event")));
  const bodies = (asked.one_body === true ? joined(events) : events).map(({ field, value, about }) => ({
    body: numberBody(number, value, field),
    about,
  }));
  return { ids: events.map(({ id }) => id), bodies, accountId: number.accountId };
}

function eventOf(parts: GraphParts, guest: Guest, displayPhone: string, asked: Json): Event {
  const kind = field.text(asked.kind, "kind");
  const contacts = [contactOf(guest)];
  if (kind === "history") {
    const id = guest.waId ?? guest.userId ?? "";
    const chunk = historyChunk(asked, { thread: id, displayPhone }, (one) => messageOf(parts, guest, one));
    return { id: newWamid(), field: "history", value: { contacts, history: [chunk] }, about: "history" };
  }
  if (kind === "echo") {
    const message = messageOf(parts, guest, field.object(asked.message, "message"));
    const echo = { from: displayPhone, ...toGuest(guest), ...message };
    return {
      id: message.id,
      field: "smb_message_echoes",
      value: { contacts, message_echoes: [echo] },
      about: kind,
    };
  }
  const message = messageOf(parts, guest, asked);
  if (kind !== "user_changed_number") {
    const at = new Date(Number(message.timestamp) * 1000);
    parts.guests.noteWritten(guest.phoneNumberId, guest.waId ?? guest.userId ?? "", at);
  }
  const value = { contacts, messages: [{ ...fromGuest(guest), ...message }] };
  return { id: message.id, field: "messages", value, about: `${kind} ${message.id}` };
}

/** A message without its sender. */
function messageOf(parts: GraphParts, guest: Guest, asked: Json): Json & { id: string } {
  const id = asked.message_id === undefined ? newWamid() : field.text(asked.message_id, "message_id");
  const at =
    asked.timestamp === undefined ? new Date() : new Date(field.number(asked.timestamp, "timestamp") * 1000);
  const quoted = asked.quoted_id !== undefined && { id: field.text(asked.quoted_id, "quoted_id") };
  const context = { ...quoted, ...(asked.forwarded === true && { forwarded: true }) };
  return {
    id,
    timestamp: seconds(at),
    ...(asked.referral !== undefined && { referral: field.object(asked.referral, "referral") }),
    ...(Object.keys(context).length > 0 && { context }),
    ...messageParts(parts, guest.phoneNumberId, asked),
  };
}

function contactOf({ waId, userId, name }: Guest): Json {
  return { profile: { name }, ...(waId && { wa_id: waId }), ...(userId && { user_id: userId }) };
}

const fromGuest = ({ waId, userId }: Guest) => ({
  ...(waId && { from: waId }),
  ...(userId && { from_user_id: userId }),
});
const toGuest = ({ waId, userId }: Guest) => ({
  ...(waId && { to: waId }),
  ...(userId && { to_user_id: userId }),
});

/** Events of the same field in one value. */
function joined(events: Event[]): Event[] {
  return [...Map.groupBy(events, (event) => event.field).values()].map((same) => {
    const values = same.map(({ value }) => value);
    const keys = ["messages", "message_echoes", "history"].filter((key) =>
      values.some((value) => value[key]),
    );
    const lists = keys.map((key) => [key, values.flatMap((value) => value[key] ?? [])]);
    return { ...(same[0] as Event), value: { ...values[0], ...Object.fromEntries(lists) }, about: "several" };
  });
}
