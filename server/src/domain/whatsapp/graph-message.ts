import type { MessageContent } from "@bellhop/contract/message-content";
import { templateCodeOf } from "@bellhop/contract/template-languages";
import { literalForWhatsApp } from "@bellhop/contract/whatsapp-markup";

export type Recipient = { phone: string | null; whatsappUserId: string | null };

/** A file that was uploaded: WhatsApp's id for it. */
export type UploadedFile = {
  kind: "image" | "audio" | "video" | "document" | "sticker";
  providerMediaId: string;
  fileName: string | null;
};

export type OutgoingContent =
  | { kind: "file"; file: UploadedFile }
  | Extract<
      MessageContent,
      { kind: "buttons" | "list" | "location_request" | "contact_request" | "template" }
    >;

export type MessageToSend = {
  to: Recipient;
  text: string;
  /** A person typed the text, and may have emphasized words. */
  isTyped: boolean;
  content: OutgoingContent | null;
  /** The provider's id of the message that this one replies to. */
  quotedId: string | null;
  attemptId: string;
};

/** The body of the messages endpoint (Cloud API reference, November 2026). */
export function graphMessage({ to, text, isTyped, content, quotedId, attemptId }: MessageToSend) {
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    ...recipient(to),
    ...(quotedId !== null && { context: { message_id: quotedId } }),
    ...partOf(literalForWhatsApp(text, { isTyped, maxCharacters: maxCharactersOf(content) }), content),
    biz_opaque_callback_data: attemptId,
  };
}

/** The limits of texts, captions and the words above buttons. */
const maxCharactersOf = (content: OutgoingContent | null): number =>
  content === null || content.kind === "list" ? 4096 : maxPartCharacters;
const maxPartCharacters = 1024;

/** Without an emoji it removes the reaction. */
export function graphReaction(to: Recipient, targetId: string, emoji: string, attemptId: string) {
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    ...recipient(to),
    type: "reaction",
    reaction: { message_id: targetId, emoji },
    biz_opaque_callback_data: attemptId,
  };
}

/** Marks a guest's message as read. `isTyping` shows the guest that an answer follows, for 25 seconds. */
export function graphRead(messageId: string, isTyping: boolean) {
  return {
    messaging_product: "whatsapp",
    status: "read",
    message_id: messageId,
    ...(isTyping && { typing_indicator: { type: "text" } }),
  };
}

/** A guest who hides the phone is addressed by the network's user id. */
const recipient = ({ phone, whatsappUserId }: Recipient) =>
  phone ? { to: phone.slice(1) } : { recipient: whatsappUserId };

function partOf(text: string, content: OutgoingContent | null) {
  switch (content?.kind) {
    case undefined:
      return { type: "text", text: { body: text, preview_url: false } };
    case "file":
      return filePart(text, content.file);
    case "buttons":
      return interactive("button", text, {
        buttons: content.buttons.map(({ id, title }) => ({ type: "reply", reply: { id, title } })),
      });
    case "list":
      return interactive("list", text, {
        button: content.button,
        sections: sectionsOf(content.rows),
      });
    case "location_request":
      return interactive("location_request_message", text, { name: "send_location" });
    case "contact_request":
      return interactive("request_contact_info", text, { name: "request_contact_info" });
    case "template":
      return { type: "template", template: templatePart(content) };
  }
}

type Rows = Extract<OutgoingContent, { kind: "list" }>["rows"];

function sectionsOf(rows: Rows) {
  const titles = [...new Set(rows.map(({ section = "" }) => section))];
  return titles.map((title) => ({
    ...(title && { title }),
    rows: rows
      .filter(({ section = "" }) => section === title)
      .map((row) => ({
        id: row.id,
        title: row.title,
        ...(row.description && { description: row.description }),
      })),
  }));
}

/** Sound and stickers have no caption, and only documents have a name. */
function filePart(text: string, { kind, providerMediaId, fileName }: UploadedFile) {
  const hasCaption = text !== "" && kind !== "audio" && kind !== "sticker";
  const part = {
    id: providerMediaId,
    ...(hasCaption && { caption: text }),
    ...(kind === "document" && fileName && { filename: fileName }),
  };
  return { type: kind, [kind]: part };
}

const interactive = (type: string, text: string, action: object) => ({
  type: "interactive",
  interactive: { type, body: { text }, action },
});

function templatePart({
  name,
  language,
  values,
  payloads = [],
}: Extract<OutgoingContent, { kind: "template" }>) {
  const parameters = (texts: string[]) =>
    texts.map((value) => ({
      type: "text",
      text: literalForWhatsApp(value, { isTyped: false, maxCharacters: maxPartCharacters }),
    }));
  const components = [
    ...(values.header.length > 0 ? [{ type: "header", parameters: parameters(values.header) }] : []),
    ...(values.body.length > 0 ? [{ type: "body", parameters: parameters(values.body) }] : []),
    ...values.buttons.map((value, index) => ({
      type: "button",
      sub_type: "url",
      index: String(index),
      parameters: [{ type: "text", text: value }],
    })),
    ...payloads.flatMap((payload, index) => {
      const button = { type: "button", sub_type: "quick_reply", index: String(index) };
      return payload === null ? [] : [{ ...button, parameters: [{ type: "payload", payload }] }];
    }),
  ];
  const code = templateCodeOf(language) ?? language.replaceAll("-", "_");
  return { name, language: { code }, ...(components.length > 0 && { components }) };
}
