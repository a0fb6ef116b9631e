import { field } from "../fields.ts";
import { storeFile } from "../media/media-control.ts";
import type { GraphParts } from "../parts.ts";
import type { Json } from "../wire.ts";

type Part = (asked: Json) => { type: string } & Json;

/**
 * The type of a message and the part that it names:
 * - `text` `{ text }`, `button` `{ text, payload? }` (of a template), `button_reply` and `list_reply` `{ id, title }`
 * - `image`, `video`, `audio`, `voice`, `document`, `sticker` `{ media_id?, mime_type?, base64?, caption?, filename? }`;
 *   without `media_id` a new file is stored
 * - `location` `{ latitude, longitude, name?, address? }`, `contacts` `{ contacts: […] }`
 * - `reaction` `{ target_id, emoji? }`, `edit` `{ target_id, text }`, `revoke` `{ target_id }`
 * - `user_changed_number` `{ new_wa_id }`, `unsupported`
 * - `raw` `{ message: { type, … } }`: anything else, as given
 */
export function messageParts(parts: GraphParts, phoneNumberId: string, asked: Json): { type: string } & Json {
  const kind = field.text(asked.kind, "kind");
  const usualType = mediaTypes[kind];
  if (usualType !== undefined) return mediaPart(parts, phoneNumberId, kind, usualType, asked);
  const build = builders[kind];
  if (!build) throw new Error(`Unknown kind "${kind}"`);
  return build(asked);
}

const mediaTypes: Record<string, string> = {
  image: "image/jpeg",
  video: "video/mp4",
  audio: "audio/mpeg",
  voice: "audio/ogg; codecs=opus",
  document: "application/pdf",
  sticker: "image/webp",
};

function mediaPart(parts: GraphParts, phoneNumberId: string, kind: string, usualType: string, asked: Json) {
  const file =
    asked.media_id === undefined
      ? storeFile(parts, phoneNumberId, { ...asked, mime_type: asked.mime_type ?? usualType })
      : parts.media.find(field.text(asked.media_id, "media_id"));
  if (!file) throw new Error("There is no such file");
  const type = kind === "voice" ? "audio" : kind;
  const { caption, filename } = asked;
  const part = {
    ...(caption !== undefined && { caption }),
    ...(kind === "document" && { filename: filename ?? "document.pdf" }),
    mime_type: file.mimeType,
    // Webhooks have it in base64, the file's metadata in hexadecimal.
    sha256: Buffer.from(file.sha256, "hex").toString("base64"),
    id: file.id,
    ...(type === "audio" && { voice: kind === "voice" }),
    ...(kind === "sticker" && { animated: false }),
  };
  return { type, [type]: part };
}

const target = (asked: Json) => field.text(asked.target_id, "target_id");

const builders: Record<string, Part> = {
  text: ({ text }) => ({ type: "text", text: { body: field.text(text, "text") } }),
  button: ({ text, payload }) => ({
    type: "button",
    button: { text: field.text(text, "text"), payload: payload ?? text },
  }),
  button_reply: ({ id, title }) => ({
    type: "interactive",
    interactive: {
      type: "button_reply",
      button_reply: { id: field.text(id, "id"), title: field.text(title, "title") },
    },
  }),
  list_reply: ({ id, title, description }) => ({
    type: "interactive",
    interactive: {
      type: "list_reply",
      list_reply: {
        id: field.text(id, "id"),
        title: field.text(title, "title"),
        ...(description !== undefined && { description }),
      },
    },
  }),
  location: ({ latitude, longitude, name, address }) => ({
    type: "location",
    location: {
      latitude: field.number(latitude, "latitude"),
      longitude: field.number(longitude, "longitude"),
      ...(name !== undefined && { name }),
      ...(address !== undefined && { address }),
    },
  }),
  contacts: ({ contacts }) => ({ type: "contacts", contacts: field.list(contacts, "contacts") }),
  reaction: (asked) => ({
    type: "reaction",
    // Without an emoji, the reaction is removed.
    reaction: { message_id: target(asked), ...(asked.emoji !== undefined && { emoji: asked.emoji }) },
  }),
  edit: (asked) => ({
    type: "edit",
    edit: {
      original_message_id: target(asked),
      message: { type: "text", text: { body: field.text(asked.text, "text") } },
    },
  }),
  revoke: (asked) => ({ type: "revoke", revoke: { original_message_id: target(asked) } }),
  user_changed_number: ({ new_wa_id }) => {
    const id = field.text(new_wa_id, "new_wa_id").replace(/\D/g, "");
    return {
      type: "system",
      system: { type: "user_changed_number", wa_id: id, body: `User changed number to ${id}` },
    };
  },
  unsupported: () => ({
    type: "unsupported",
    errors: [
      {
        code: 131_051,
        title: "Message type unknown",
        message: "Message type unknown",
        error_data: { details: "Message type is currently not supported." },
      },
    ],
  }),
  raw: ({ message }) => {
    const given = field.object(message, "message");
    return { ...given, type: field.text(given.type, "type") };
  },
};
