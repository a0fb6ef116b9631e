import * as z from "zod/mini";
import { call } from "./call.ts";
import { channelKind } from "./conversations.ts";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";
import { message } from "./messages.ts";
import { reservation, reservationNumber, room } from "./reservations.ts";
import { email, id, instant, language, localDate, name, phone, sendersId } from "./values.ts";

/**
 * What a guest may be written about without having asked. `stay`: arrival, room, departure. `offers`: extras and
 * feedback, only after the guest agreed.
 */
export const messagePurpose = z.enum(["stay", "offers"]);
export type MessagePurpose = z.infer<typeof messagePurpose>;

const decision = z.nullable(z.boolean());

/** The guest's latest decision about each purpose; null: none. STOP overrides it. */
export const guestConsent = z.object({ stay: decision, offers: decision });
export type GuestConsent = z.infer<typeof guestConsent>;

export const guestName = name(limits.guestNameCharacters).check(z.minLength(1, invalid("name_missing")));

export const guest = z.object({
  guest_id: id,
  name: z.string(),
  phone: z.nullable(z.string()),
  /** The guest has not written from this phone, so staff may correct it. */
  phone_changeable: z.boolean(),
  email: z.nullable(z.string()),
  language: z.nullable(language),
  consent: guestConsent,
  /** The guest wrote STOP: they get replies only. */
  opted_out: z.boolean(),
  conversation_id: z.nullable(id),
  /** Newest first, at most 20. */
  reservations: z.array(reservation),
  created_at: instant,
});
export type Guest = z.infer<typeof guest>;

/** As people type it: with the country code, or as it is dialled in the venue's country. */
const typedPhone = z
  .string()
  .check(z.trim(), z.minLength(1, invalid("phone_missing")), z.maxLength(40))
  .register(z.globalRegistry, { examples: ["+447700900123"] });

const newStay = {
  name: guestName,
  checkin: localDate,
  checkout: localDate,
  phone: typedPhone,
  reservation_number: reservationNumber,
  room: z._default(room, ""),
  language: z.optional(language),
  /** The guest agreed to get offers. */
  offers: z.optional(z.boolean()),
  /** `after_quiet_hours` (the default) waits for the morning if it is night at the venue. */
  send: z.optional(z.enum(["now", "after_quiet_hours", "never"])),
};

/** How the first message goes out, and why in that way. */
export const firstMessage = z.object({
  how: z.enum(["text", "template", "none"]),
  because: z.enum([
    /** A text: the guest wrote within the last 24 hours. */
    "window_open",
    /** A template: the guest has not written within the last 24 hours. */
    "window_closed",
    /** None: */
    "not_wanted",
    /** Another guest may have it. */
    "no_phone",
    "no_channel",
    "no_template",
    "opted_out",
    "no_consent",
    /** The guest's data was deleted at their request: they are never written to first. */
    "erased",
    /** Nothing of the stay is new. */
    "already_sent",
    "stay_over",
  ]),
  channel: z.nullable(channelKind),
  /** As the guest will read it; empty without a message. */
  text: z.string(),
  language: z.nullable(language),
  /** Null: at once. */
  sends_at: z.nullable(instant),
  /** Once it is queued. */
  message_id: z.nullable(id),
});
export type FirstMessage = z.infer<typeof firstMessage>;

export const addGuest = call("POST /api/guest_add_first_message", {
  summary:
    "Adds a guest with a reservation, and queues the first message. The same phone and reservation number again changes that stay. Answers what is sent, and why.",
  input: z.strictObject(newStay),
  output: z.object({
    guest_id: id,
    reservation_id: id,
    conversation_id: z.nullable(id),
    result: z.enum(["added", "changed", "unchanged"]),
    first_message: firstMessage,
  }),
  role: "staff",
  scope: "venue",
  access: "changes",
  audit: "noted",
});

export const previewFirstMessage = call("POST /api/preview_first_message", {
  summary: "Returns the first message as `guest_add_first_message` would send it now. Changes nothing.",
  input: z.strictObject(newStay),
  output: z.object({
    /** The guest who has this phone already. */
    known_guest: z.nullable(z.object({ guest_id: id, name: z.string() })),
    /** The known guest has another name, keeps the phone, and another guest is added without it. */
    adds_without_phone: z.boolean(),
    /** The reservation that would be changed. */
    known_reservation: z.nullable(reservation),
    phone,
    first_message: firstMessage,
  }),
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const readGuest = call("POST /api/get_guest", {
  summary: "Returns a guest with their reservations.",
  input: z.object({ guest_id: id }),
  output: guest,
  role: "staff",
  scope: "venue",
  access: "reads",
  refuses: ["not_found"],
});

export const changeGuest = call("POST /api/update_guest", {
  summary:
    "Changes a guest's name, e-mail, language or consent. A phone can be added to a guest who has none.",
  input: z.strictObject({
    guest_id: id,
    name: z.optional(guestName),
    phone: z.optional(typedPhone),
    email: z.optional(z.nullable(email)),
    language: z.optional(z.nullable(language)),
    consent: z.optional(z.strictObject({ stay: z.optional(decision), offers: z.optional(decision) })),
  }),
  output: guest,
  role: "staff",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["not_found"],
});

export const deleteGuest = call("POST /api/delete_guest", {
  summary:
    "Deletes a guest's personal data: name, addresses, messages, files and everything derived from them. Counts stay, without names. Imports don't bring the guest back. Can't be undone.",
  input: z.union([z.strictObject({ phone: typedPhone }), z.strictObject({ guest_id: id })]),
  output: z.object({ guest_id: id, messages: z.int(), files: z.int(), reservations: z.int() }),
  role: "staff",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["not_found"],
});

export const createGuestLink = call("POST /api/create_guest_link", {
  summary:
    "Makes a link that opens the guest's own conversation on the guest page: in one browser, once, within 7 days. For a welcome card: until the day after check-out, if that is earlier. Refused while the guest page is switched off.",
  input: z.object({ guest_id: id, for: z.optional(z.enum(["message", "card"])) }),
  output: z.object({ link: z.string(), expires_at: instant }),
  role: "staff",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["not_found"],
});

export const sendGuestLink = call("POST /api/send_guest_link", {
  summary:
    "Sends a guest a link to their own conversation on the guest page, like `create_guest_link`, as a reply in their WhatsApp conversation. The sender makes `message_id`: the same id again is the same message. Refused if the guest has never written, or writes on the guest page already.",
  input: z.object({ guest_id: id, message_id: sendersId }),
  output: message,
  role: "staff",
  scope: "venue",
  access: "changes",
  needs: "dashboardConversationEnable",
  audit: "noted",
  refuses: ["not_found", "reply_window_closed"],
});

export const exportGuest = call("POST /api/export_guest", {
  summary: "Returns all data about one guest as a file: JSON, or CSV with a row per message.",
  input: z.object({ guest_id: id, format: z._default(z.enum(["json", "csv"]), "json") }),
  output: z.object({ file_name: z.string(), content: z.string() }),
  role: "staff",
  scope: "venue",
  access: "reads",
  refuses: ["not_found"],
});

export const welcomeCardFormat = z.enum(["A4", "A5"]);
export type WelcomeCardFormat = z.infer<typeof welcomeCardFormat>;

export const welcomeCard = call("POST /api/get_welcome_card", {
  summary:
    "Draws a guest's welcome card as PDF: the venue's look, the guest's name, the dates of a stay and a QR code to write to the venue. The code opens the guest page, with `link` the guest's own conversation; while the page is switched off, it opens WhatsApp. Without a room number. Refused if a character of the name has no font, or if the venue has neither page nor WhatsApp number.",
  input: z.strictObject({
    guest_id: id,
    /** Whose dates are on the card; without it, the current or the next stay. */
    reservation_id: z.optional(id),
    /** From `create_guest_link`, for this guest and not used yet. */
    link: z.optional(z.string().check(z.maxLength(limits.guestLinkCharacters))),
    format: z._default(welcomeCardFormat, "A5"),
    /** Without it, the guest's language. */
    language: z.optional(language),
  }),
  output: z.object({
    file_name: z.string(),
    /** Base64. */
    pdf: z.string(),
    /** What the QR code contains. */
    link: z.string(),
    /** The card's language: the venue's or English if it has no words in the guest's. */
    language,
  }),
  role: "staff",
  scope: "venue",
  access: "reads",
  refuses: ["not_found"],
});

export const matchGuests = call("POST /api/match_guests", {
  summary:
    "Merges a guest who wrote with another one: both are one person. The other one has no conversation yet, or the guest wrote on the guest page and has no phone. `undo_merge` takes the answer's `conflict_id`.",
  input: z.strictObject({ guest_id: id, other_guest_id: id }),
  output: z.object({ conflict_id: id, conversation_id: z.nullable(id) }),
  role: "staff",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["not_found", "wrong_state", "not_possible_now"],
});

const oneConflict = {
  input: z.object({ conflict_id: id }),
  output: z.object({
    conflict_id: id,
    /** The conversation of the guest that stays; null if there is none. */
    conversation_id: z.nullable(id),
  }),
  role: "staff",
  scope: "venue",
  access: "changes",
  audit: "noted",
  refuses: ["not_found", "wrong_state"],
} as const;

export const mergeGuests = call("POST /api/merge_guests", {
  summary:
    "Merges two guests who are one person: one conversation shows the messages of both. Does nothing if they are merged.",
  ...oneConflict,
});

export const undoMerge = call("POST /api/undo_merge", {
  summary:
    "Separates two merged guests: each has their own conversation again, and the conflict is open again. Does nothing if they are not merged.",
  ...oneConflict,
});

export const keepGuestsApart = call("POST /api/keep_guests_apart", {
  summary: "Records that two guests are two people. Does nothing if that is recorded.",
  ...oneConflict,
});
