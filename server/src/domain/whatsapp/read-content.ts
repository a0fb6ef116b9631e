import type { MessageOrigin } from "@bellhop/contract/message-content";
import { cleanName } from "@bellhop/contract/values";
import { digitsOf } from "./contacts.ts";
import { asObject, cut, isObject, type Json, listIn, parseJsonText, textIn } from "./loose-json.ts";
import type { InboundContent, InboundMedia } from "./updates.ts";

/** Far above what a guest can write; the stored bytes are complete. */
export const maxTextCharacters = 16_384;
/** Titles, names, addresses and single answers. */
const maxPartCharacters = 1_000;
const maxItems = 50;

type Read = { text: string; content: InboundContent | null };

const mediaKinds = ["image", "audio", "video", "document", "sticker"] as const;

/** A message's text and the rest of its content. */
export function readContent(message: Json, kind: string): Read {
  const part = asObject(message[kind]);
  const media = mediaKinds.find((one) => one === kind);
  if (media) return { text: words(part, "caption", maxTextCharacters), content: readMedia(part, media) };
  switch (kind) {
    case "text":
      return { text: words(part, "body", maxTextCharacters), content: null };
    case "button":
      return {
        text: words(part, "text") || words(part, "payload"),
        content: { kind: "button_reply", id: words(part, "payload") },
      };
    case "interactive":
      return readInteractive(part);
    case "location":
      return readLocation(part);
    case "contacts":
      return readContacts(listIn(message, "contacts"));
    case "order":
      return readOrder(part);
    default:
      return {
        text: words(part, "caption", maxTextCharacters),
        content: unsupported(kind, message),
      };
  }
}

const words = (object: Json, key: string, max = maxPartCharacters) => cut(textIn(object, key), max);

function readMedia(part: Json, kind: InboundMedia["kind"]): InboundContent {
  return {
    kind: "media",
    media: {
      kind,
      providerMediaId: cut(textIn(part, "id"), 512),
      // Parameters follow: "audio/ogg; codecs=opus".
      mime_type: cut(textIn(part, "mime_type"), 100).split(";")[0]?.trim().toLowerCase() ?? "",
      // Without bidi controls, which can make "gpj.exe" look like "exe.jpg".
      file_name: cut(cleanName(cut(textIn(part, "filename"), 1_000)), 255) || null,
      isVoice: part.voice === true,
    },
  };
}

function readInteractive(part: Json): Read {
  const button = asObject(part.button_reply);
  const row = asObject(part.list_reply);
  if (isObject(part.button_reply))
    return { text: words(button, "title"), content: { kind: "button_reply", id: words(button, "id") } };
  if (isObject(part.list_reply)) {
    const description = words(row, "description");
    return { text: words(row, "title"), content: { kind: "list_reply", id: words(row, "id"), description } };
  }
  if (isObject(part.nfm_reply)) return readForm(asObject(part.nfm_reply));
  if (isObject(part.call_permission_reply)) {
    const { response } = asObject(part.call_permission_reply);
    return { text: "", content: { kind: "call_permission_reply", is_granted: response === "accept" } };
  }
  return { text: "", content: unsupported(words(part, "type") || "interactive", part) };
}

/** The answers of a form. `body` is only a word for "sent", unless the answers are missing. */
function readForm(reply: Json): Read {
  const json = reply.response_json;
  const parsed = typeof json === "string" ? parseJsonText(json) : json;
  if (!isObject(parsed)) {
    const raw = typeof json === "string" ? words(reply, "response_json") : "";
    return { text: raw || words(reply, "body"), content: { kind: "form_reply", answers: [] } };
  }
  const answers = Object.entries(parsed)
    // The sender's own mark, not an answer.
    .filter(([name]) => name !== "flow_token")
    .slice(0, maxItems)
    .map(([name, value]) => ({
      name: words({ name }, "name"),
      value: words({ value: asWords(value) }, "value"),
    }));
  const lines = answers.map(({ name, value }) => `${name}: ${value}`).join("\n");
  return {
    text: cut(lines, maxTextCharacters) || words(reply, "body"),
    content: { kind: "form_reply", answers },
  };
}

function asWords(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(asWords).join(", ");
  return value === null || value === undefined ? "" : JSON.stringify(value);
}

function readLocation(part: Json): Read {
  const latitude = degreesIn(part, "latitude");
  const longitude = degreesIn(part, "longitude");
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isPlace) return { text: words(part, "name"), content: unsupported("location", part) };
  const name = words(part, "name");
  return {
    text: name,
    content: { kind: "location", latitude, longitude, name, address: words(part, "address") },
  };
}

/** NaN if there are none: neither null nor an empty text is zero degrees. */
function degreesIn(part: Json, key: string): number {
  const written = textIn(part, key).trim();
  return written === "" ? Number.NaN : Number(written);
}

function readContacts(contacts: Json[]): Read {
  const cards = contacts.slice(0, maxItems).map((contact) => {
    const name = asObject(contact.name);
    const parts = [words(name, "first_name"), words(name, "last_name")].filter(Boolean).join(" ");
    const own = ownPhone(contact);
    return {
      name: words(name, "formatted_name") || parts,
      organisation: words(asObject(contact.org), "company"),
      phones: own ? [own] : valuesIn(contact, "phones", "phone"),
      emails: valuesIn(contact, "emails", "email"),
      ...(own && { is_own: true as const }),
    };
  });
  const names = cards.map(({ name }) => name).filter(Boolean);
  return { text: cut(names.join(", "), maxPartCharacters), content: { kind: "contacts", contacts: cards } };
}

/**
 * The phone (E.164) of the sender's own card. WhatsApp marks a card that was shared by the button that asks for it; any
 * other card may be anyone's.
 */
function ownPhone(contact: Json): string | undefined {
  if (textIn(contact, "origin") !== "contact_request") return undefined;
  const phones = listIn(contact, "phones")
    .slice(0, maxItems)
    .map((one) => {
      const written = textIn(one, "phone").trim();
      return digitsOf(textIn(one, "wa_id").trim()) || (written.startsWith("+") ? digitsOf(written) : "");
    });
  const [digits, ...others] = [...new Set(phones)];
  return digits && others.length === 0 && /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
}

const valuesIn = (object: Json, list: string, key: string) =>
  listIn(object, list)
    .slice(0, maxItems)
    .map((one) => words(one, key) || (key === "phone" ? words(one, "wa_id") : ""))
    .filter(Boolean);

function readOrder(part: Json): Read {
  const items = listIn(part, "product_items")
    .slice(0, maxItems)
    .map((item) => ({
      product: words(item, "product_retailer_id"),
      quantity: numberIn(item, "quantity"),
      price: numberIn(item, "item_price"),
      currency: cut(textIn(item, "currency"), 3),
    }));
  return { text: words(part, "text", maxTextCharacters), content: { kind: "order", items } };
}

function numberIn(object: Json, key: string): number {
  const value = Number(textIn(object, key));
  return Number.isFinite(value) ? value : 0;
}

/** The reason is WhatsApp's error, if it names one. */
function unsupported(type: string, message: Json): InboundContent {
  const [error = {}] = listIn(message, "errors");
  const details = words(asObject(error.error_data), "details");
  return {
    kind: "unsupported",
    type: cut(type, 40) || "unknown",
    reason: details || words(error, "title") || words(error, "message"),
  };
}

/** The provider's id of the quoted message. */
export function readQuotedId(message: Json): string | null {
  return cut(textIn(asObject(message.context), "id"), 512) || null;
}

export function readOrigin(message: Json): MessageOrigin | null {
  const context = asObject(message.context);
  const referral = asObject(message.referral);
  const groupId = cut(textIn(message, "group_id"), 512);
  const product = words(asObject(context.referred_product), "product_retailer_id");
  const origin: MessageOrigin = {
    ...(groupId !== "" && { group_id: groupId }),
    ...(context.frequently_forwarded === true
      ? { forwarded: "often" as const }
      : context.forwarded === true && { forwarded: "once" as const }),
    ...(isObject(message.referral) && {
      ad: { headline: words(referral, "headline"), url: webAddress(words(referral, "source_url")) },
    }),
    ...(product !== "" && { product }),
  };
  return Object.keys(origin).length > 0 ? origin : null;
}

function webAddress(text: string): string {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : "";
}
