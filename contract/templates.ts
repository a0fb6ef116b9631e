import * as z from "zod/mini";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { message } from "./messages.ts";
import { cleanWords, id, instant, language, listOf, nothing, sendersId } from "./values.ts";

/** WhatsApp's limits (Cloud API template reference, November 2026). */
export const templateLimits = {
  name: 512,
  header: 60,
  body: 1024,
  footer: 60,
  buttonTitle: 25,
  buttons: 3,
  /** Per value of a slot. */
  value: 1024,
  /** Per example of a slot for Meta's reviewers. */
  example: 200,
} as const;

const words = (max: number) => z.string().check(cleanWords, z.trim(), z.maxLength(max));

const buttonTitle = words(templateLimits.buttonTitle).check(z.minLength(1, invalid("text_missing")));

export const templateButton = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("quick_reply"),
    title: buttonTitle,
  }),
  z.strictObject({
    kind: z.literal("url"),
    title: buttonTitle,
    url: z
      .url({ protocol: /^https$/, error: invalid("url_invalid") })
      .check(z.refine((url) => !/[{}]/.test(url), { error: invalid("url_invalid") })),
  }),
]);
export type TemplateButton = z.infer<typeof templateButton>;

/** Slots are written {{1}}, {{2}} … in header and body. `examples` shows Meta's reviewers a value for each of them. */
export const templateContent = z.strictObject({
  header: words(templateLimits.header),
  body: words(templateLimits.body).check(z.minLength(1, invalid("text_missing"))),
  footer: words(templateLimits.footer),
  buttons: z.array(templateButton).check(z.maxLength(templateLimits.buttons)),
  examples: z.strictObject({
    header: z.array(words(templateLimits.example)),
    body: z.array(words(templateLimits.example)),
  }),
});
export type TemplateContent = z.infer<typeof templateContent>;

export const templateCategory = z.enum(["marketing", "utility", "authentication"]);
export type TemplateCategory = z.infer<typeof templateCategory>;

export const templateState = z.enum(["draft", "submitted", "approved", "rejected", "paused", "disabled"]);
export type TemplateState = z.infer<typeof templateState>;

/** What a template that was written at Meta has, and can't be filled in here. */
export const notSendable = z.enum([
  /** A picture, film, file or place above the text. */
  "header_file",
  /** Slots with names instead of numbers. */
  "named_slots",
  /** A button whose link or code has a slot, or cards. */
  "needs_more",
]);
export type NotSendable = z.infer<typeof notSendable>;

export const template = z.object({
  template_id: id,
  name: z.string(),
  language,
  category: templateCategory,
  content: templateContent,
  state: templateState,
  /** Why Meta rejected or paused it, or did not take it; in Meta's words. */
  reason: z.nullable(z.string()),
  /** WhatsApp's word, such as GREEN. */
  quality: z.nullable(z.string()),
  /** Why it can't be sent from here, although Meta has approved it. */
  not_sendable: z.nullable(notSendable),
  changed_at: instant,
  changed_by: z.nullable(z.string()),
});
export type Template = z.infer<typeof template>;

const templateName = z
  .string()
  .check(z.trim(), z.regex(/^[a-z0-9_]{1,512}$/, invalid("template_name_invalid")))
  .register(z.globalRegistry, { examples: ["arrival_information"] });

/** Needs no switch: the simulator has templates too. */
const changes = { role: "manager", scope: "venue", access: "changes", audit: "noted" } as const;
const oneTemplate = z.object({ template_id: id });

export const listTemplates = call("POST /api/list_templates", {
  summary: "Lists the message templates of the number that the venue uses, by name and language.",
  input: nothing,
  output: listOf(template),
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const saveTemplate = call("POST /api/save_template", {
  summary:
    "Adds a template, or changes one by its `template_id`. It is a draft until it is submitted. One that Meta reviews can't be changed.",
  input: z.object({
    template_id: z.optional(id),
    name: templateName,
    language,
    category: templateCategory,
    content: templateContent,
  }),
  output: template,
  ...changes,
  refuses: ["not_possible_now"],
});

export const addDefaultTemplates = call("POST /api/add_default_templates", {
  summary:
    "Adds drafts for the moments of a stay, in the venue's languages. Those that exist stay as they are.",
  input: nothing,
  output: listOf(template),
  ...changes,
  refuses: ["not_possible_now"],
});

export const submitTemplate = call("POST /api/submit_template", {
  summary: "Submits a template to Meta for approval. Its state changes with Meta's report.",
  input: oneTemplate,
  output: template,
  ...changes,
  refuses: ["wrong_state", "not_possible_now"],
});

export const readTemplatesAgain = call("POST /api/read_templates_from_whatsapp", {
  summary:
    "Reads the templates of the venue's account from Meta: those that are new there are added, states follow, and those that were deleted there are not used any more. Answers the list, as `list_templates` does.",
  input: nothing,
  output: listOf(template),
  ...changes,
  refuses: ["not_possible_now"],
});

export const deleteTemplate = call("POST /api/delete_template", {
  summary: "Deletes a template, also at Meta.",
  input: oneTemplate,
  output: z.object({ template_id: id }),
  ...changes,
});

export const sendTemplate = call("POST /api/send_template", {
  summary:
    "Sends an approved template, also when the reply window is closed, and takes the conversation over. The sender makes `message_id`: the same id again is the same message.",
  input: z.object({
    conversation_id: id,
    message_id: sendersId,
    template_id: id,
    values: z.strictObject({
      header: z.array(words(templateLimits.value)),
      body: z.array(words(templateLimits.value)),
    }),
  }),
  output: message,
  role: "staff",
  scope: "venue",
  access: "changes",
  needs: "dashboardConversationEnable",
  audit: "thread_shows_it",
  refuses: ["not_possible_now", "guest_opted_out", "marketing_limited", "marketing_paused"],
});

/** Approved, and everything in it can be filled in here. */
export const isTemplateSendable = ({
  state,
  not_sendable,
}: Pick<Template, "state" | "not_sendable">): boolean => state === "approved" && not_sendable === null;

/** The numbers of the slots in a text, in ascending order. */
export function slotsIn(text: string): number[] {
  return [...new Set([...text.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number)))].sort(
    (a, b) => a - b,
  );
}

/** A text with its slots filled in. */
export function fillSlots(text: string, values: readonly string[]): string {
  return text.replaceAll(/\{\{(\d+)\}\}/g, (slot, number: string) => values[Number(number) - 1] ?? slot);
}
