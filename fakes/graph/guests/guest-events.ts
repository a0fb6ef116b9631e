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
 * - `agent_echo` `{ text }`: another agent on the number wrote to the guest
 * - `handover` `{ type: "control_passed" | "control_taken", new_owner_role? }`
 * - `call` `{ event, status?, duration? }`
 * Every kind of message may have `on_standby`: another agent is to answer it.
 */
export function guestEvents(parts: GraphParts, input: Json) {
  const guest: Guest = {
    phoneNumberId: field.text(input.phone_number_id, "phone_number_id"),
    waId: input.wa_id === undefined ? undefined : field.text(input.wa_id, "wa_id").replace(/\D/g, ""),
    userId: input.user_id === undefined ? undefined : field.text(input.user_id, "user_id"),
    name: typeof input.name === "string" ? input.name : "",
  };
  const number = parts.accounts.onWire(guest.phoneNumberId);
  const events = field
    .list(input.events, "events")
    .map((one) => eventOf(parts, guest, number.displayPhone, field.object(one, "event")));
  const bodies = (input.one_body === true ? joined(events) : events).map(({ field, value, about }) => ({
    body: numberBody(number, value, field),
    about,
  }));
  return { ids: events.map(({ id }) => id), bodies, accountId: number.accountId };
}

function eventOf(parts: GraphParts, guest: Guest, displayPhone: string, input: Json): Event {
  const kind = field.text(input.kind, "kind");
  const contacts = [contactOf(guest)];
  if (kind === "history") {
    const id = guest.waId ?? guest.userId ?? "";
    const chunk = historyChunk(input, { thread: id, displayPhone }, (one) => messageOf(parts, guest, one));
    return { id: newWamid(), field: "history", value: { contacts, history: [chunk] }, about: "history" };
  }
  if (kind === "agent_echo") {
    const { id, timestamp } = messageOf(parts, guest, { ...input, kind: "text" });
    const message = {
      messaging_product: "whatsapp",
      ...(guest.waId ? { to: guest.waId } : { recipient: guest.userId }),
      type: "text",
      text: { body: field.text(input.text, "text") },
    };
    return {
      id,
      field: "standby",
      value: { standby: { message_echoes: [{ id, timestamp, message }] } },
      about: kind,
    };
  }
  if (kind === "handover") return handoverOf(parts, guest, displayPhone, input);
  if (kind === "call") {
    const { id, timestamp } = messageOf(parts, guest, { ...input, kind: "unsupported" });
    const { event, status, duration } = input;
    const call = {
      id,
      timestamp,
      ...fromGuest(guest),
      to: displayPhone,
      direction: "USER_INITIATED",
      event,
      status,
      duration,
    };
    return { id, field: "calls", value: { contacts, calls: [call] }, about: kind };
  }
  if (kind === "echo") {
    const message = messageOf(parts, guest, field.object(input.message, "message"));
    const echo = { from: displayPhone, ...toGuest(guest), ...message };
    return {
      id: message.id,
      field: "smb_message_echoes",
      value: { contacts, message_echoes: [echo] },
      about: kind,
    };
  }
  const message = messageOf(parts, guest, input);
  if (kind !== "user_changed_number") {
    const at = new Date(Number(message.timestamp) * 1000);
    parts.guests.noteWritten(guest.phoneNumberId, guest.waId ?? guest.userId ?? "", at);
  }
  const lists = { contacts, messages: [{ ...fromGuest(guest), ...message }] };
  const about = `${kind} ${message.id}`;
  if (input.on_standby === true)
    return { id: message.id, field: "standby", value: { standby: lists }, about };
  return { id: message.id, field: "messages", value: lists, about };
}

/** The number is the recipient, and there is no metadata. */
function handoverOf(parts: GraphParts, guest: Guest, displayPhone: string, input: Json): Event {
  const type = field.oneOf(input.type, "type", ["control_passed", "control_taken"]);
  const { id, timestamp } = messageOf(parts, guest, { ...input, kind: "unsupported" });
  const value = {
    metadata: undefined,
    recipient: { display_phone_number: displayPhone, phone_number_id: guest.phoneNumberId },
    sender: {
      ...(guest.waId && { phone_number: guest.waId }),
      ...(guest.userId && { user_id: guest.userId }),
    },
    timestamp,
    type,
    [type]: {
      previous_owner_app_role: type === "control_passed" ? "meta_business_agent" : "escalation",
      new_owner_role: input.new_owner_role ?? (type === "control_passed" ? "escalation" : "ai_agent"),
    },
  };
  return { id, field: "messaging_handovers", value, about: "handover" };
}

/** A message without its sender. */
function messageOf(parts: GraphParts, guest: Guest, input: Json): Json & { id: string } {
  const id = input.message_id === undefined ? newWamid() : field.text(input.message_id, "message_id");
  const at =
    input.timestamp === undefined ? new Date() : new Date(field.number(input.timestamp, "timestamp") * 1000);
  const quoted = input.quoted_id !== undefined && { id: field.text(input.quoted_id, "quoted_id") };
  const context = { ...quoted, ...(input.forwarded === true && { forwarded: true }) };
  return {
    id,
    timestamp: seconds(at),
    ...(input.referral !== undefined && { referral: field.object(input.referral, "referral") }),
    ...(Object.keys(context).length > 0 && { context }),
    ...messageParts(parts, guest.phoneNumberId, input),
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

const joinedFields = new Set(["messages", "smb_message_echoes", "history"]);

/** Events of the same field in one value. */
function joined(events: Event[]): Event[] {
  return [...Map.groupBy(events, (event) => event.field).values()].flatMap((same) => {
    if (!joinedFields.has(same[0]?.field ?? "")) return same;
    const values = same.map(({ value }) => value);
    const keys = ["messages", "message_echoes", "history"].filter((key) =>
      values.some((value) => value[key]),
    );
    const lists = keys.map((key) => [key, values.flatMap((value) => value[key] ?? [])]);
    return { ...(same[0] as Event), value: { ...values[0], ...Object.fromEntries(lists) }, about: "several" };
  });
}
