import { cleanName } from "@bellhop/contract/values";
import type { Sender } from "./contacts.ts";
import { asObject, cut, type Json, listIn, textIn } from "./loose-json.ts";

export type InboundMessage = {
  providerMessageId: string;
  from: { phone: string | null; whatsappUserId: string | null; profileName: string };
  writtenAt: Date;
  kind: string;
  text: string;
};

export type StatusUpdate = {
  providerMessageId: string;
  /** WhatsApp's status: sent, delivered, read, failed, or one that we do not know. */
  state: string;
  reportedAt: Date;
  /** The attempt's id that we sent along as `biz_opaque_callback_data`. */
  attemptId: string | null;
  errors: Array<{ code: number; title: string; details: string }>;
};

/** Far above what WhatsApp uses. Longer ids could not be indexed. */
export const nameCharactersMost = 512;
const phoneDigitsMost = 20;
const wordCharactersMost = 40;
const profileNameCharactersMost = 120;
/** Far above what a guest can write; the stored bytes are complete. */
const textCharactersMost = 16_384;
/** The answers of a form that a guest filled in. */
const answersMost = 1_000;
const errorsMost = 10;

/** Kinds about another message or about the guest's account; they do not open a conversation. */
const kindsWithoutMessage = new Set(["reaction", "system", "edit", "revoke", "ephemeral", "request_welcome"]);

/** Parses a guest's message; undefined if it opens no conversation; a string is the reason it is unreadable. */
export function readMessage(
  message: Json,
  sender: Sender,
  contact: Json,
  receivedAt: Date,
): InboundMessage | string | undefined {
  const kind = cut(textIn(message, "type"), wordCharactersMost) || "unknown";
  if (kindsWithoutMessage.has(kind)) return undefined;
  const providerMessageId = textIn(message, "id");
  if (providerMessageId === "") return "A message without an id";
  const isOverlong = [providerMessageId, sender.userId].some((name) => name.length > nameCharactersMost);
  if (isOverlong || sender.phone.length > phoneDigitsMost)
    return "A message whose id or sender is longer than any";
  const contactsId = textIn(contact, "user_id");
  const userId = contactsId.length <= nameCharactersMost ? contactsId || sender.userId : sender.userId;
  if (!sender.phone && !userId) return "A message without a sender";
  return {
    providerMessageId,
    from: {
      phone: sender.phone ? `+${sender.phone}` : null,
      whatsappUserId: userId || null,
      profileName: readProfileName(contact),
    },
    writtenAt: instantIn(message, receivedAt),
    kind,
    text: cut(wordsOf(message, kind), textCharactersMost),
  };
}

/** Whatever the guest chose, cut before it is cleaned: cleaning takes time with the length. */
function readProfileName(contact: Json): string {
  const written = cut(textIn(asObject(contact.profile), "name"), 10 * profileNameCharactersMost);
  return cut(cleanName(written), profileNameCharactersMost).trim();
}

/** The guest's own text; empty for kinds without one. */
function wordsOf(message: Json, kind: string): string {
  const part = asObject(message[kind]);
  if (kind === "text") return textIn(part, "body");
  if (kind === "button") return textIn(part, "text") || cut(textIn(part, "payload"), answersMost);
  if (kind === "interactive") {
    const title = textIn(asObject(part.button_reply), "title") || textIn(asObject(part.list_reply), "title");
    return title || flowAnswers(asObject(part.nfm_reply));
  }
  return textIn(part, "caption");
}

function flowAnswers(reply: Json): string {
  return cut(textIn(reply, "body") || textIn(reply, "response_json"), answersMost);
}

/** Parses a status update; a string is the reason it is unreadable. */
export function readStatusUpdate(status: Json, receivedAt: Date): StatusUpdate | string {
  const providerMessageId = textIn(status, "id");
  const state = cut(textIn(status, "status"), wordCharactersMost);
  if (!providerMessageId || !state) return "A report without an id or a state";
  if (providerMessageId.length > nameCharactersMost) return "A report whose id is longer than any";
  const attemptId = textIn(status, "biz_opaque_callback_data");
  return {
    providerMessageId,
    state,
    reportedAt: instantIn(status, receivedAt),
    attemptId: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(attemptId) ? attemptId : null,
    errors: listIn(status, "errors")
      .slice(0, errorsMost)
      .map((error) => ({
        code: codeIn(error),
        title: cut(textIn(error, "title"), answersMost),
        details: cut(textIn(asObject(error.error_data), "details"), answersMost),
      })),
  };
}

function codeIn(error: Json): number {
  const code = Number(textIn(error, "code"));
  return Number.isSafeInteger(code) ? code : 0;
}

/** Tolerated clock skew. A time further in the future would keep the reply window open. */
const clockSkewMs = 5 * 60_000;

/** Parses a Unix time in seconds; falls back to the time of receipt if it is missing or implausible. */
function instantIn(object: Json, receivedAt: Date): Date {
  const seconds = Number(textIn(object, "timestamp"));
  const isPlausible =
    Number.isFinite(seconds) &&
    seconds > 1_000_000_000 &&
    seconds * 1000 < receivedAt.getTime() + clockSkewMs;
  return isPlausible ? new Date(seconds * 1000) : receivedAt;
}
