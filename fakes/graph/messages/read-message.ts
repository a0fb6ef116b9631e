import { type MediaKind, mediaKinds } from "../media/media-types.ts";
import { badValue, invalid, type Json, objectIn, parseJson, textIn } from "../wire.ts";
import { readContacts, readLocation, readReaction } from "./read-cards.ts";
import { readInteractive } from "./read-interactive.ts";
import { readMedia } from "./read-media.ts";
import { readTemplate } from "./read-template-message.ts";

export type MessageSent = {
  to: string;
  /** The digits of a phone number, or a user id. */
  guest: string;
  type: string;
  /** The type, and for interactive messages their own. */
  kind: string;
  text: string;
  quotedId: string | null;
  callbackData: string | null;
  message: Json;
};
export type MarkedRead = { markedRead: string; typing: boolean };

type Part = { text: string; kind?: string };

const readers: Record<string, (part: Json) => Part> = {
  text: (part) => ({ text: readText(part) }),
  template: readTemplate,
  location: readLocation,
  interactive: readInteractive,
  reaction: readReaction,
  ...Object.fromEntries(mediaKinds.map((kind) => [kind, (part: Json) => readMedia(part, kind as MediaKind)])),
};
const types = [...Object.keys(readers), "contacts"];

/** Validates a body of the messages endpoint like Meta, and reports one error at a time. */
export function readMessage(body: Buffer): MessageSent | MarkedRead {
  const message = objectIn(parseJson(body), "body");
  if (message.messaging_product !== "whatsapp") invalid("The parameter messaging_product is required.");
  if (message.status !== undefined) return readMark(message);
  const to = readRecipient(message);
  const type = String(message.type ?? "text");
  if (!types.includes(type)) invalid(`Param type must be one of {${types.join(", ")}}`);
  const callbackData = message.biz_opaque_callback_data ?? null;
  if (callbackData !== null && (typeof callbackData !== "string" || callbackData.length > 512)) {
    return invalid("Param biz_opaque_callback_data must be at most 512 characters long.");
  }
  const { text, kind = type } = readPart(message, type);
  const quotedId =
    message.context === undefined
      ? null
      : textIn(objectIn(message.context, "context"), "message_id", "context['message_id']");
  return { to, guest: guestIn(to), type, kind, text, quotedId, callbackData, message };
}

function readMark(message: Json): MarkedRead {
  if (message.status !== "read") invalid("Param status must be one of {read}");
  const markedRead = textIn(message, "message_id", "message_id");
  const { typing_indicator: typing } = message;
  if (typing !== undefined && objectIn(typing, "typing_indicator").type !== "text")
    invalid("Param typing_indicator['type'] must be one of {text}");
  return { markedRead, typing: typing !== undefined };
}

function readRecipient(message: Json): string {
  const { to, recipient } = message;
  if (typeof to === "string" && to !== "") {
    if (!isPhone(to) || to.replace(/\D/g, "").length < 7) badValue("Recipient phone number is not valid");
    return to;
  }
  if (typeof recipient !== "string" || recipient === "") return invalid("The parameter to is required.");
  if (!/^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9.]{1,128}$/.test(recipient)) badValue("Recipient user id is not valid");
  return recipient;
}

const isPhone = (to: string) => /^[\d\s()+-]+$/.test(to);
const guestIn = (to: string) => (isPhone(to) ? to.replace(/\D/g, "") : to);

function readPart(message: Json, type: string): Part {
  const part = message[type];
  if (part === undefined) return invalid(`The parameter ${type} is required.`);
  if (type === "contacts") return readContacts(part);
  const read = readers[type];
  return read ? read(objectIn(part, type)) : { text: "" };
}

function readText(part: Json): string {
  const body = textIn(part, "body", "text['body']");
  if (body.length > 4096) invalid("Param text['body'] must be at most 4096 characters long.");
  return body;
}
