import { field } from "../fields.ts";
import { storeFile } from "../media/media-control.ts";
import type { GraphParts } from "../parts.ts";
import type { Json } from "../wire.ts";

type Part = (input: Json) => { type: string } & Json;

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
export function messageParts(parts: GraphParts, phoneNumberId: string, input: Json): { type: string } & Json {
  const kind = field.text(input.kind, "kind");
  const usualType = mediaTypes[kind];
  if (usualType !== undefined) return mediaPart(parts, phoneNumberId, kind, usualType, input);
  const build = builders[kind];
  if (!build) throw new Error(`Unknown kind "${kind}"`);
  return build(input);
}

const mediaTypes: Record<string, string> = {
  image: "image/jpeg",
  video: "video/mp4",
  audio: "audio/mpeg",
  voice: "audio/ogg; codecs=opus",
  document: "application/pdf",
  sticker: "image/webp",
};

function mediaPart(parts: GraphParts, phoneNumberId: string, kind: string, usualType: string, input: Json) {
  const file =
    input.media_id === undefined
      ? storeFile(parts, phoneNumberId, { ...input, mime_type: input.mime_type ?? usualType })
      : parts.media.find(field.text(input.media_id, "media_id"));
  if (!file) throw new Error("There is no such file");
  const type = kind === "voice" ? "audio" : kind;
  const { caption, filename } = input;
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

const target = (input: Json) => field.text(input.target_id, "target_id");

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
  reaction: (input) => ({
    type: "reaction",
    // Without an emoji, the reaction is removed.
    reaction: { message_id: target(input), ...(input.emoji !== undefined && { emoji: input.emoji }) },
  }),
  edit: (input) => ({
    type: "edit",
    edit: {
      original_message_id: target(input),
      message: { type: "text", text: { body: field.text(input.text, "text") } },
    },
  }),
  revoke: (input) => ({ type: "revoke", revoke: { original_message_id: target(input) } }),
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
    const fields = field.object(message, "message");
    return { ...fields, type: field.text(fields.type, "type") };
  },
};
