import { GraphError } from "./graph-error.ts";

type Json = Record<string, unknown>;

export type MessageSent = {
  to: string;
  type: string;
  text: string;
  callbackData: string | null;
  message: Json;
};
export type MarkedRead = { markedRead: string; typing: boolean };

const kinds = [
  "text",
  "template",
  "image",
  "audio",
  "video",
  "document",
  "sticker",
  "location",
  "contacts",
  "interactive",
  "reaction",
] as const;
const media = new Set(["image", "audio", "video", "document", "sticker"]);

/** Checks what was posted to the messages endpoint as Meta does, one complaint at a time. */
export function readMessage(body: Buffer): MessageSent | MarkedRead {
  const message = objectIn(parse(body), "body");
  if (message.messaging_product !== "whatsapp") invalid("The parameter messaging_product is required.");
  if (message.status === "read") {
    const id = textIn(message, "message_id", "message_id");
    return { markedRead: id, typing: message.typing_indicator !== undefined };
  }
  const to = typeof message.to === "string" ? message.to : message.recipient;
  if (typeof to !== "string" || to === "") invalid("The parameter to is required.");
  if (typeof message.to === "string" && message.to.replace(/\D/g, "").length < 7) {
    throw new GraphError(400, 131_009, "Recipient phone number is not valid");
  }
  const type = message.type ?? "text";
  const kind =
    kinds.find((known) => known === type) ?? invalid(`Param type must be one of {${kinds.join(", ")}}`);
  const callbackData = message.biz_opaque_callback_data ?? null;
  if (callbackData !== null && (typeof callbackData !== "string" || callbackData.length > 512)) {
    invalid("Param biz_opaque_callback_data must be at most 512 characters long.");
  }
  const words = wordsOf(kind, message);
  return { to: to as string, type: kind, text: words, callbackData: callbackData as string | null, message };
}

function wordsOf(kind: (typeof kinds)[number], message: Json): string {
  if (message[kind] === undefined) invalid(`The parameter ${kind} is required.`);
  if (kind === "contacts") return "";
  const part = objectIn(message[kind], kind);
  if (kind === "text") {
    const body = textIn(part, "body", "text['body']");
    if (body.length > 4096) invalid("Param text['body'] must be at most 4096 characters long.");
    return body;
  }
  if (kind === "template") {
    const name = part.name;
    const language =
      part.language === undefined ? undefined : objectIn(part.language, "template['language']").code;
    if (typeof name !== "string" || typeof language !== "string") {
      throw new GraphError(
        400,
        131_008,
        "Parameters template['name'] and template['language']['code'] are required",
      );
    }
    return name;
  }
  if (kind === "interactive") return wordsOfButtons(part);
  if (media.has(kind) && typeof part.id !== "string" && typeof part.link !== "string") {
    throw new GraphError(400, 131_008, `Parameter ${kind} needs an id or a link`);
  }
  return typeof part.caption === "string" ? part.caption : "";
}

function wordsOfButtons(part: Json): string {
  const action = objectIn(part.action, "interactive['action']");
  const buttons = Array.isArray(action.buttons) ? action.buttons : [];
  const titles = buttons.map((button: unknown) =>
    textIn(objectIn(objectIn(button, "button").reply, "reply"), "title", "button['reply']['title']"),
  );
  if (titles.length > 3 || titles.some((title) => title.length > 20)) {
    throw new GraphError(400, 131_009, "At most 3 reply buttons of at most 20 characters");
  }
  const body =
    part.body === undefined ? "" : textIn(objectIn(part.body, "interactive['body']"), "text", "body");
  return [body, ...titles].filter(Boolean).join("\n");
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return invalid("The body is no JSON.");
  }
}

function objectIn(value: unknown, name: string): Json {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Json;
  return invalid(`The parameter ${name} must be a JSON object.`);
}

function textIn(object: Json, key: string, name: string): string {
  const value = object[key];
  return typeof value === "string" && value !== "" ? value : invalid(`The parameter ${name} is required.`);
}

function invalid(details: string): never {
  throw new GraphError(400, 100, details);
}
