import { limits } from "@bellhop/contract/limits";
import * as z from "zod/mini";

const text = z.string();
const parameter = z.looseObject({ type: text, text: z.optional(text) });
const named = z.looseObject({ name: text });
const captioned = z.looseObject({ caption: z.optional(text) });

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
      components: z.optional(z.array(z.looseObject({ parameters: z.optional(z.array(parameter)) }))),
    }),
  ),
  interactive: z.optional(
    z.looseObject({
      body: z.optional(z.looseObject({ text })),
      action: z.looseObject({
        buttons: z.optional(z.array(z.looseObject({ reply: z.looseObject({ title: text }) }))),
      }),
    }),
  ),
  image: z.optional(captioned),
  video: z.optional(captioned),
  document: z.optional(captioned),
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
  | { kind: "message"; input: string; to: string; type: string; text: string; callbackData: string | null }
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
    to: `+${message.to.replace(/\D/g, "")}`,
    type,
    text: textOf(message),
    callbackData: message.biz_opaque_callback_data ?? null,
  };
}

/** Text, then one button per line. Only the name and variables of a template are known. */
function textOf(message: z.infer<typeof send>): string {
  if (message.type === "text") return message.text?.body ?? "";
  if (message.type === "template" && message.template) {
    const variables = (message.template.components ?? []).flatMap((component) =>
      (component.parameters ?? []).map((given) => given.text ?? given.type),
    );
    return [`[${message.template.name}]`, ...variables].join("\n");
  }
  if (message.type === "interactive" && message.interactive) {
    const buttons = (message.interactive.action.buttons ?? []).map(({ reply }) => `[${reply.title}]`);
    return [message.interactive.body?.text ?? "", ...buttons].filter(Boolean).join("\n");
  }
  return message.image?.caption ?? message.video?.caption ?? message.document?.caption ?? "";
}
