import type { DeliveryCause } from "@bellhop/contract/deliveries";
import { digitsOf, personIn, type Sender } from "./contacts.ts";
import { asObject, cut, isObject, type Json, listIn, textIn } from "./loose-json.ts";
import { maxNameCharacters, readAddress, readProfileName, shortId } from "./read-address.ts";
import { maxTextCharacters, readContent, readOrigin, readQuotedId } from "./read-content.ts";
import type {
  AddressChange,
  EventUpdate,
  GuestAddress,
  MessageChange,
  StatusUpdate,
  Update,
} from "./updates.ts";

const maxWordCharacters = 40;
const maxAnswers = 1_000;
const maxDetailCharacters = 500;
const maxErrors = 10;

type Unreadable = DeliveryCause["code"];

/** Messages that change another one. */
const changeKinds = new Set(["reaction", "edit", "revoke"]);

/** Parses what a guest wrote or did; a string is the reason it is unreadable. */
export function readGuestMessage(
  message: Json,
  sender: Sender,
  contact: Json,
  receivedAt: Date,
): Update | Unreadable {
  const kind = kindOf(message);
  if (changeKinds.has(kind)) return readChange(message, kind, { isByGuest: true, guest: sender }, receivedAt);
  if (kind === "system") return readSystem(message, sender, receivedAt);
  // The guest opened the chat, or set messages to disappear: nothing was written.
  if (kind === "request_welcome" || kind === "ephemeral") return otherEvent(kind, message, receivedAt);
  const written = readWritten(message, kind, receivedAt);
  if (typeof written === "string") return written;
  const from = readAddress(sender, contact);
  if (from === "too_long") return "message_id_too_long";
  if (from === "missing") return "message_without_sender";
  return { is: "message", from, ...written };
}

/** What staff wrote or changed on the venue's phone. */
export function readEcho(echo: Json, contacts: Json[], receivedAt: Date): Update | Unreadable {
  const kind = kindOf(echo);
  const person = personIn(echo, "to");
  if (changeKinds.has(kind)) return readChange(echo, kind, { isByGuest: false, guest: person }, receivedAt);
  const written = readWritten(echo, kind, receivedAt);
  if (typeof written === "string") return written;
  // Written to a group: no guest's thread shows it.
  if (!person.phone && !person.userId && textIn(echo, "group_id") !== "")
    return otherEvent("group message of the phone", echo, written.writtenAt);
  const to = readAddress(person, onlyContact(contacts));
  if (typeof to === "string") return "message_without_sender";
  return { is: "echo", to, ...written };
}

/**
 * A message that another agent on the number sent: the body of its call, with the id that the call returned. It names the
 * guest as it addressed them.
 */
export function readAgentEcho(echo: Json, contacts: Json[], receivedAt: Date): Update | Unreadable {
  const body = asObject(echo.message);
  const { id, timestamp, template } = echo;
  const kind = kindOf(body);
  const named = personIn(body, "to");
  const person = named.phone || named.userId ? named : personIn(body, "recipient");
  if (kind === "reaction")
    return readChange({ ...body, id, timestamp }, kind, { isByGuest: false, guest: person }, receivedAt);
  const written = readWritten({ ...body, id, timestamp }, kind, receivedAt);
  if (typeof written === "string") return written;
  const to = readAddress(person, onlyContact(contacts));
  if (typeof to === "string") return otherEvent("standby message_echoes", echo, written.writtenAt);
  const text = written.text || textOfSent(body, kind, asObject(template));
  const isText = text !== "" && written.content?.kind !== "media" && written.content?.kind !== "location";
  return { is: "agent_echo", to, ...written, text, ...(isText && { kind: "text", content: null }) };
}

/** What a guest reads of a message as it is sent, without the values of a template. */
function textOfSent(body: Json, kind: string, definition: Json): string {
  const part = asObject(body[kind]);
  if (kind === "interactive") return cut(textIn(asObject(part.body), "text"), maxTextCharacters);
  if (kind !== "template") return "";
  const written = listIn(definition, "components").find(({ type }) => String(type).toUpperCase() === "BODY");
  return cut(textIn(written ?? {}, "text") || textIn(part, "name"), maxTextCharacters);
}

/** Roles of agents that are not the venue's own app (reference of `messaging_handovers`, September 2026). */
const otherRoles = new Set(["ai_agent", "meta_business_agent"]);

/** `control_passed` is reported to the new owner of a thread, `control_taken` to the one before. */
export function readControlChange(
  change: Json,
  contacts: Json[],
  { receivedAt, reportedAt }: { receivedAt: Date; reportedAt: Date },
): Update | Unreadable {
  const type = ["control_passed", "control_taken"].find(
    (one) => change.type === one || isObject(change[one]),
  );
  const happenedAt = instantIn(change, reportedAt < receivedAt ? reportedAt : receivedAt);
  const sender = asObject(change.sender);
  const named: Sender = {
    phone: digitsOf((textIn(sender, "phone_number") || textIn(sender, "wa_id")).trim()),
    userId: textIn(sender, "user_id"),
    parentId: textIn(sender, "parent_user_id"),
  };
  const guest = readAddress(named, onlyContact(contacts));
  if (type === undefined || typeof guest === "string")
    return otherEvent("messaging_handovers", change, happenedAt);
  const { new_owner_role: role, new_owner_app_role: appRole } = asObject(change[type]);
  const isOurs =
    type === "control_passed" && !otherRoles.has(String(role)) && !otherRoles.has(String(appRole));
  const who = guest.whatsappUserId ?? guest.phone ?? "";
  const providerMessageId = cut(`${type} ${textIn(change, "timestamp")} ${who}`, maxNameCharacters);
  return { is: "control", guest, isOurs, providerMessageId, happenedAt };
}

/**
 * A file of the phone's history, which WhatsApp reports after its placeholder and outside of a thread.
 * `venuePhone`: the digits of the venue's number.
 */
export function readHistoryFile(message: Json, venuePhone: string, receivedAt: Date): Update | Unreadable {
  const from = textIn(message, "from").trim();
  const guest = isSamePerson(from, venuePhone) ? textIn(message, "to").trim() : from;
  return readHistoryMessage(message, guest, receivedAt);
}

/** A message of the phone's history. `thread` is the guest's phone or user id. */
export function readHistoryMessage(message: Json, thread: string, receivedAt: Date): Update | Unreadable {
  const kind = kindOf(message);
  const phone = digitsOf(thread);
  const isByGuest = isSamePerson(textIn(message, "from"), thread);
  const named = { phone, userId: phone ? "" : thread };
  if (changeKinds.has(kind)) return readChange(message, kind, { isByGuest, guest: named }, receivedAt);
  const written = readWritten(message, kind, receivedAt);
  if (typeof written === "string") return written;
  const guest = readAddress(named, {});
  if (typeof guest === "string") return "message_without_sender";
  return { is: "history", guest, isByGuest, ...written };
}

/** A call to or from the guest, as a line of the thread. */
export function readCall(call: Json, contacts: Json[], receivedAt: Date): Update | Unreadable {
  const id = textIn(call, "id");
  if (id === "") return "message_without_id";
  const isFromGuest = textIn(call, "direction").toUpperCase() !== "BUSINESS_INITIATED";
  const person = personIn(call, isFromGuest ? "from" : "to");
  const from = readAddress(person, onlyContact(contacts));
  if (typeof from === "string") return "message_without_sender";
  const event = cut(textIn(call, "event"), maxWordCharacters);
  const status = textIn(call, "status").toUpperCase();
  const seconds = Number(textIn(call, "duration"));
  const lasted = event === "terminate" && Number.isSafeInteger(seconds) && seconds > 0 ? seconds : null;
  const outcome =
    event !== "terminate" ? "started" : lasted ? "connected" : status === "REJECTED" ? "rejected" : "missed";
  const direction = isFromGuest ? "from_guest" : "to_guest";
  const line = {
    // One call has several events, which are lines of their own.
    providerMessageId: cut(`${id} ${event}`, maxNameCharacters),
    writtenAt: instantIn(call, receivedAt),
    kind: "call",
    text: "",
    content: { kind: "call", direction, outcome, seconds: lasted },
    quotedId: null,
    origin: null,
  } as const;
  return isFromGuest ? { is: "message", from, ...line } : { is: "echo", to: from, ...line };
}

/** The words that end a "stop": a word that we do not know must not. "signup" follows a link of the venue's. */
const resuming = new Set(["resume", "signup"]);

export function readPreference(preference: Json, contact: Json, receivedAt: Date): Update | Unreadable {
  const value = textIn(preference, "value").toLowerCase();
  if (value !== "stop" && !resuming.has(value))
    return otherEvent("user_preferences", preference, instantIn(preference, receivedAt));
  const of = readAddress(personIn(preference, "wa_id"), contact);
  if (typeof of === "string") return "message_without_sender";
  const { phone, whatsappUserId } = of;
  return {
    is: "preference",
    of: { phone, whatsappUserId },
    stops: value === "stop",
    happenedAt: instantIn(preference, receivedAt),
  };
}

/** A guest's user id changed, as older versions of the API report it. */
export function readUserIdUpdate(update: Json, receivedAt: Date): Update | Unreadable {
  const ids = asObject(update.user_id);
  const phone = phoneIn(update, "wa_id");
  const previous = shortId(textIn(ids, "previous"));
  const current = shortId(textIn(ids, "current"));
  if (!current) return "message_without_sender";
  return {
    is: "address",
    // A guest may return to an earlier id later.
    providerMessageId: `user-id ${cut(`${textIn(update, "timestamp")} ${current}`, maxNameCharacters)}`,
    from: { phone, whatsappUserId: previous },
    to: { phone: null, whatsappUserId: current },
    happenedAt: instantIn(update, receivedAt),
  };
}

/** A name in the phone's address book; undefined if it was removed or has no name or number. */
export function readPhoneContact(sync: Json, reportedAt: Date): Update | undefined {
  const type = textIn(sync, "type");
  if (type !== "" && type !== "contact") return otherEvent(`state sync ${type}`, sync, reportedAt);
  const contact = asObject(sync.contact);
  const phone = phoneIn(contact, "phone_number");
  const name = readProfileName(textIn(contact, "full_name") || textIn(contact, "first_name"));
  if (!phone || !name || textIn(sync, "action") === "remove") return undefined;
  return { is: "contact", phone, name };
}

/** Parses a status update; a string is the reason it is unreadable. */
export function readStatusUpdate(
  status: Json,
  receivedAt: Date,
): ({ is: "status" } & StatusUpdate) | Unreadable {
  const providerMessageId = textIn(status, "id");
  const state = cut(textIn(status, "status"), maxWordCharacters);
  if (!providerMessageId || !state) return "report_incomplete";
  if (providerMessageId.length > maxNameCharacters) return "report_id_too_long";
  const attemptId = textIn(status, "biz_opaque_callback_data");
  return {
    is: "status",
    providerMessageId,
    guest: nameOf(personIn(status, "recipient_id")) ?? shortId(textIn(status, "recipient_user_id")),
    state,
    reportedAt: instantIn(status, receivedAt),
    attemptId: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(attemptId) ? attemptId : null,
    errors: readErrors(status),
    price: readPrice(status),
  };
}

export function readErrors(object: Json): StatusUpdate["errors"] {
  return listIn(object, "errors")
    .slice(0, maxErrors)
    .map((error) => ({
      code: codeIn(error),
      title: cut(textIn(error, "title") || textIn(error, "message"), maxAnswers),
      details: cut(textIn(asObject(error.error_data), "details"), maxAnswers),
    }));
}

export function otherEvent(field: string, value: Json, happenedAt: Date): EventUpdate {
  const detail = cut(JSON.stringify(value).replaceAll("\\u0000", ""), maxDetailCharacters).toWellFormed();
  return { is: "event", event: { kind: "other", field: cut(field, maxWordCharacters), detail }, happenedAt };
}

type Written = Omit<Extract<Update, { is: "message" }>, "is" | "from">;

function readWritten(message: Json, kind: string, receivedAt: Date): Written | Unreadable {
  const providerMessageId = textIn(message, "id");
  if (providerMessageId === "") return "message_without_id";
  if (providerMessageId.length > maxNameCharacters) return "message_id_too_long";
  return {
    providerMessageId,
    writtenAt: instantIn(message, receivedAt),
    kind,
    ...readContent(message, kind),
    quotedId: readQuotedId(message),
    origin: readOrigin(message),
  };
}

function readChange(
  message: Json,
  kind: string,
  { isByGuest, guest }: { isByGuest: boolean; guest: Sender },
  receivedAt: Date,
): ({ is: "change" } & MessageChange) | Unreadable {
  const providerMessageId = textIn(message, "id");
  if (providerMessageId === "") return "message_without_id";
  const part = asObject(message[kind]);
  const targetId = textIn(part, kind === "reaction" ? "message_id" : "original_message_id");
  if (targetId === "") return "change_without_target";
  if (Math.max(providerMessageId.length, targetId.length) > maxNameCharacters) return "message_id_too_long";
  const change = { is: "change", providerMessageId, targetId, isByGuest, guest: nameOf(guest) } as const;
  const happenedAt = instantIn(message, receivedAt);
  if (kind === "reaction")
    return { ...change, kind, value: cut(textIn(part, "emoji"), maxWordCharacters), happenedAt };
  if (kind === "revoke") return { ...change, kind: "deletion", value: "", happenedAt };
  const edited = asObject(part.message);
  const { text } = readContent(edited, kindOf(edited));
  return { ...change, kind: "edit", value: cut(text, maxTextCharacters), happenedAt };
}

/** A person's new number or user id; other notes of the network go to the channel's events. */
function readSystem(message: Json, sender: Sender, receivedAt: Date): Update | Unreadable {
  const providerMessageId = textIn(message, "id");
  const system = asObject(message.system);
  const type = textIn(system, "type");
  const happenedAt = instantIn(message, receivedAt);
  const phone = phoneIn(system, "wa_id") ?? phoneIn(system, "new_wa_id");
  const whatsappUserId = shortId(textIn(system, "user_id"));
  const isAddress = /number|user_id/.test(type) && (phone !== null || whatsappUserId !== null);
  if (!isAddress || providerMessageId === "") return otherEvent(`system ${type}`.trim(), system, happenedAt);
  const from: AddressChange["from"] = {
    phone: sender.phone ? `+${sender.phone}` : null,
    whatsappUserId: shortId(textIn(system, "previous_user_id")) ?? shortId(sender.userId),
  };
  return {
    is: "address",
    providerMessageId: cut(providerMessageId, maxNameCharacters),
    from,
    to: { phone, whatsappUserId },
    happenedAt,
  };
}

function readPrice(status: Json): StatusUpdate["price"] {
  if (!isObject(status.pricing)) return null;
  const category = cut(textIn(status.pricing, "category"), maxWordCharacters);
  const type = cut(textIn(status.pricing, "type"), maxWordCharacters);
  return category === "" ? null : { category, isCharged: status.pricing.billable === true, type };
}

const nameOf = ({ phone, userId }: Sender): string | null => phone || shortId(userId);

const kindOf = (message: Json) => cut(textIn(message, "type"), maxWordCharacters) || "unknown";

const onlyContact = (contacts: Json[]): Json => (contacts.length === 1 ? (contacts[0] ?? {}) : {});

const isSamePerson = (one: string, other: string) =>
  one === other || (digitsOf(one) !== "" && digitsOf(one) === digitsOf(other));

function phoneIn(object: Json, key: string): GuestAddress["phone"] {
  const digits = digitsOf(textIn(object, key).trim());
  return digits !== "" && digits.length <= 20 ? `+${digits}` : null;
}

function codeIn(error: Json): number {
  const code = Number(textIn(error, "code"));
  return Number.isSafeInteger(code) ? code : 0;
}

/** Tolerated clock skew. A time further in the future would keep the reply window open. */
const clockSkewMs = 5 * 60_000;

/** Parses a Unix time in seconds; falls back to the time of receipt if it is missing or implausible. */
export function instantIn(object: Json, receivedAt: Date): Date {
  const seconds = Number(textIn(object, "timestamp"));
  const isPlausible =
    Number.isFinite(seconds) &&
    seconds > 1_000_000_000 &&
    seconds * 1000 < receivedAt.getTime() + clockSkewMs;
  return isPlausible ? new Date(seconds * 1000) : receivedAt;
}
