import { limits } from "@bellhop/contract/limits";
import * as z from "zod/mini";
import type { MessageToPhone } from "../../domain/simulator/index.ts";

const text = z.string();
const parameter = z.looseObject({ type: text, text: z.optional(text), payload: z.optional(text) });
const named = z.looseObject({ name: text });
const file = z.looseObject({ caption: z.optional(text), filename: z.optional(text) });
const row = z.looseObject({ id: text, title: text, description: z.optional(text) });

/** The part of the messages endpoint that a phone can show (Cloud API, November 2026). */
const send = z.looseObject({
  messaging_product: z.literal("whatsapp"),
  to: text.check(z.regex(/^\+?[\d\s()-]{7,25}$/)),
  type: z._default(text, "text"),
  biz_opaque_callback_data: z.optional(text.check(z.maxLength(512))),
  text: z.optional(
    z.looseObject({ body: text.check(z.minLength(1), z.maxLength(limits.messageCharacters)) }),
  ),
  template: z.optional(
    z.looseObject({
      name: text,
      language: z.looseObject({ code: text }),
      components: z.optional(
        z.array(
          z.looseObject({
            type: z.optional(text),
            index: z.optional(z.union([text, z.number()])),
            parameters: z.optional(z.array(parameter)),
          }),
        ),
      ),
    }),
  ),
  interactive: z.optional(
    z.looseObject({
      body: z.optional(z.looseObject({ text })),
      action: z.looseObject({
        button: z.optional(text),
        buttons: z.optional(
          z.array(z.looseObject({ reply: z.looseObject({ id: z._default(text, ""), title: text }) })),
        ),
        sections: z.optional(z.array(z.looseObject({ rows: z.array(row) }))),
      }),
    }),
  ),
  image: z.optional(file),
  video: z.optional(file),
  audio: z.optional(file),
  document: z.optional(file),
  sticker: z.optional(file),
  reaction: z.optional(z.looseObject({ message_id: text, emoji: z.optional(text) })),
  contacts: z.optional(z.array(z.looseObject({ name: z.optional(named) }))),
});

const markRead = z.looseObject({
  messaging_product: z.literal("whatsapp"),
  status: z.literal("read"),
  message_id: text,
  typing_indicator: z.optional(z.looseObject({ type: text })),
});

export type SimulatedSend =
  | { kind: "read"; wamid: string; isTyping: boolean }
  | { kind: "message"; input: string; message: MessageToPhone }
  | { kind: "wrong"; code: number; details: string };

/** `wrong` has the code Meta would answer. */
export function parseSend(body: unknown): SimulatedSend {
  const asRead = markRead.safeParse(body);
  if (asRead.success) {
    const { message_id, typing_indicator } = asRead.data;
    return { kind: "read", wamid: message_id, isTyping: typing_indicator !== undefined };
  }
  const read = send.safeParse(body);
  if (!read.success) {
    const { path, message } = read.error.issues[0] ?? { path: [], message: "Unreadable" };
    return { kind: "wrong", code: 100, details: `Param ${path.join(".") || "body"}: ${message}` };
  }
  const message = read.data;
  const { type } = message;
  if (message[type] === undefined) {
    return { kind: "wrong", code: 131_008, details: `Parameter '${type}' is mandatory for type '${type}'` };
  }
  return {
    kind: "message",
    input: message.to,
    message: {
      phone: `+${message.to.replace(/\D/g, "")}`,
      kind: type,
      text: textOf(message),
      content: contentOf(message),
      template: type === "template" && message.template ? templateOf(message.template) : null,
      callbackData: message.biz_opaque_callback_data ?? null,
    },
  };
}

type Send = z.infer<typeof send>;

/** The name and values of a template; the venue's own text replaces them if it has one. */
function textOf(message: Send): string {
  switch (message.type) {
    case "text":
      return message.text?.body ?? "";
    case "template": {
      const parameters = message.template?.components?.flatMap((component) => component.parameters ?? []);
      return [
        `[${message.template?.name}]`,
        ...(parameters ?? []).map((filled) => filled.text ?? filled.type),
      ].join("\n");
    }
    case "interactive":
      return message.interactive?.body?.text ?? "";
    case "reaction":
      return message.reaction?.emoji ?? "";
    default:
      return fileOf(message)?.caption ?? "";
  }
}

function contentOf(message: Send): MessageToPhone["content"] {
  if (message.type === "reaction" && message.reaction)
    return { kind: "reaction", target: message.reaction.message_id };
  if (message.type === "interactive" && message.interactive) return offerOf(message.interactive.action);
  const kind = fileKinds.find((one) => one === message.type);
  return kind ? { kind: "file", file: kind, name: message[kind]?.filename ?? "" } : null;
}

const fileKinds = ["image", "audio", "video", "document", "sticker"] as const;

function fileOf(message: Send) {
  const kind = fileKinds.find((one) => one === message.type);
  return kind && message[kind];
}

function offerOf({ button, buttons, sections }: NonNullable<Send["interactive"]>["action"]) {
  if (sections) {
    const choices = sections
      .flatMap(({ rows }) => rows)
      .map(({ id, title, description }) => ({ choice_id: id, title, description: description ?? "" }));
    return { kind: "list" as const, button: button ?? "", choices };
  }
  if (!buttons) return null;
  const choices = buttons.map(({ reply }) => ({
    choice_id: reply.id || reply.title,
    title: reply.title,
    description: "",
  }));
  return { kind: "buttons" as const, choices };
}

function templateOf({ name, language, components = [] }: NonNullable<Send["template"]>) {
  const valuesOf = (type: string) =>
    components
      .filter((component) => component.type?.toLowerCase() === type)
      .flatMap(({ parameters = [] }) => parameters.map(({ text }) => text ?? ""));
  const payloads = components.flatMap(({ index, parameters = [] }) =>
    parameters.flatMap(({ payload }) =>
      payload === undefined || index === undefined ? [] : [[Number(index), payload] as const],
    ),
  );
  const values = { header: valuesOf("header"), body: valuesOf("body"), payloads: new Map(payloads) };
  return { name, language: language.code, values };
}
