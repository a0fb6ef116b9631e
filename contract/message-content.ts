import * as z from "zod/mini";
import { sendFailure } from "./send-failure.ts";
import { id, instant } from "./values.ts";

const text = z.string();

/** Why the file of a message cannot be shown. */
export const mediaProblem = z.enum([
  /** Larger than WhatsApp's limit for its kind. */
  "too_large",
  /** The bytes are not of a type that is shown, whatever they were declared as. */
  "wrong_type",
  /** A picture that can't be decoded. */
  "unreadable",
  /** WhatsApp no longer has it: files are deleted after some days. */
  "expired",
  /** The file server failed or did not answer, also when asked again. */
  "not_fetched",
  /** The address led somewhere else than to WhatsApp's file servers. */
  "address_refused",
  /** It was kept as long as the venue's settings say. */
  "retention",
]);
export type MediaProblem = z.infer<typeof mediaProblem>;

/** A file. Its bytes are at `mediaPath` once it is `stored`. */
export const media = z.object({
  media_id: id,
  kind: z.enum(["image", "audio", "video", "document", "sticker"]),
  mime_type: text,
  file_name: z.nullable(text),
  bytes: z.nullable(z.int()),
  state: z.enum(["pending", "stored", "refused", "lost"]),
  problem: z.nullable(mediaProblem),
});
export type Media = z.infer<typeof media>;

/** Answers with the bytes to members of the venue: `?media_id=…` */
export const mediaPath = "/api/media";

const contactCard = z.object({
  name: text,
  organisation: text,
  phones: z.array(text),
  emails: z.array(text),
  /** The guest shared their own card, as they were asked to. */
  is_own: z.optional(z.literal(true)),
});

const orderItem = z.object({
  product: text,
  quantity: z.number(),
  price: z.number(),
  currency: text,
});

const button = z.object({ id: text, title: text });
/** `section`: the title of its section, if the list has several. */
const row = z.object({ id: text, title: text, description: text, section: z.optional(text) });

/** Why a voice note has no text. */
export const transcriptProblem = z.enum([
  /** Longer than two minutes. */
  "too_long",
  /** No recording that can be transcribed. */
  "unsupported",
  /** Nothing was said, or nothing was understood. */
  "no_words",
  /** The server did not answer, also when asked again. */
  "unavailable",
  /** Its file can't be had. */
  "no_file",
  /** The guest's day or the venue's month has no minutes for it. */
  "over_limit",
]);
export type TranscriptProblem = z.infer<typeof transcriptProblem>;

/** What a machine made of a guest's voice note. Its words are the message's text: a model wrote them, and they may be wrong. */
export const voiceTranscript = z.discriminatedUnion("state", [
  z.object({ state: z.literal("done"), language: text, generated: z.literal(true) }),
  z.object({ state: z.literal("failed"), reason: transcriptProblem }),
]);
export type VoiceTranscript = z.infer<typeof voiceTranscript>;

/** What a message has besides its text. Lengths are cut to what a screen can show; the webhook's bytes are complete. */
export const messageContent = z.discriminatedUnion("kind", [
  // The caption is the message's text.
  z.object({
    kind: z.literal("media"),
    media,
    is_voice: z.boolean(),
    /** Absent if no text was made of it, or not yet. */
    transcript: z.optional(voiceTranscript),
  }),
  z.object({
    kind: z.literal("location"),
    latitude: z.number(),
    longitude: z.number(),
    name: text,
    address: text,
  }),
  z.object({ kind: z.literal("contacts"), contacts: z.array(contactCard) }),
  // The title that the guest chose is the message's text.
  z.object({ kind: z.literal("button_reply"), id: text }),
  z.object({ kind: z.literal("list_reply"), id: text, description: text }),
  z.object({ kind: z.literal("form_reply"), answers: z.array(z.object({ name: text, value: text })) }),
  z.object({ kind: z.literal("call_permission_reply"), is_granted: z.boolean() }),
  z.object({ kind: z.literal("order"), items: z.array(orderItem) }),
  z.object({
    kind: z.literal("system"),
    what: z.enum(["number_changed", "user_id_changed", "other"]),
    phone: z.nullable(text),
  }),
  z.object({
    kind: z.literal("call"),
    direction: z.enum(["from_guest", "to_guest"]),
    outcome: z.enum(["connected", "missed", "rejected", "started"]),
    seconds: z.nullable(z.int()),
  }),
  /** A kind that is not shown; `type` is WhatsApp's word. */
  z.object({ kind: z.literal("unsupported"), type: text, reason: text }),

  // Only sent.
  z.object({ kind: z.literal("buttons"), buttons: z.array(button) }),
  z.object({ kind: z.literal("list"), button: text, rows: z.array(row) }),
  z.object({ kind: z.literal("location_request") }),
  /** A button with which the guest shares their own contact card. */
  z.object({ kind: z.literal("contact_request") }),
  z.object({
    kind: z.literal("template"),
    template_id: id,
    name: text,
    language: text,
    header: text,
    footer: text,
    buttons: z.array(text),
    /** What a tap on each button sends back; null for others than quick replies. Absent: their titles. */
    payloads: z.optional(z.array(z.nullable(text))),
    /** The values of the slots, as they are sent. */
    values: z.object({ header: z.array(text), body: z.array(text), buttons: z.array(text) }),
  }),
]);
export type MessageContent = z.infer<typeof messageContent>;

/** Where a message comes from, if not simply from the guest or from this dashboard. */
export const messageOrigin = z.object({
  /** Staff wrote it on the venue's phone. */
  from_phone: z.optional(z.literal(true)),
  /** The guest wrote it while another agent on the venue's number was to answer. */
  on_standby: z.optional(z.literal(true)),
  /** Another agent on the venue's number sent it, such as Meta's. */
  by_other_agent: z.optional(z.literal(true)),
  /** Older than the connection: imported with the phone's history. */
  from_history: z.optional(z.literal(true)),
  /** Written in a group: it is shown, and never answered in private. */
  group_id: z.optional(text),
  forwarded: z.optional(z.enum(["once", "often"])),
  /** The guest came from this advertisement. */
  ad: z.optional(z.object({ headline: text, url: text })),
  /** The guest asks about this product of the catalogue. */
  product: z.optional(text),
});
export type MessageOrigin = z.infer<typeof messageOrigin>;

/** The message that another one quotes. Nulls if it is not known here. */
export const quotedMessage = z.object({
  message_id: z.nullable(id),
  author: z.nullable(z.enum(["guest", "staff", "assistant", "rule", "system"])),
  /** The beginning of its text; its kind if it has none. */
  text: z.nullable(text),
});
export type QuotedMessage = z.infer<typeof quotedMessage>;

/** The current reaction of each side. With a `failure`, the guest may not see it; empty: its removal. */
export const reaction = z.object({
  by: z.enum(["guest", "venue"]),
  emoji: text,
  /** WhatsApp does not have it yet. */
  is_sending: z.optional(z.literal(true)),
  failure: z.optional(sendFailure),
});
export type Reaction = z.infer<typeof reaction>;

/** An earlier text of a message that was edited. */
export const earlierText = z.object({ text, until: instant });
