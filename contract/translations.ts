import * as z from "zod/mini";
import { call } from "./call.ts";
import { conversation } from "./conversations.ts";
import { messageText, source } from "./messages.ts";
import { readingFailure } from "./model.ts";
import { id, language, nothing } from "./values.ts";

/** Why texts are not translated at this venue. */
export const untranslatedReason = z.enum([
  /** Neither the venue nor the installation has a language model. */
  "no_model",
  /** The venue does not let the model read guests' messages. */
  "not_allowed",
  "switched_off",
]);
export type UntranslatedReason = z.infer<typeof untranslatedReason>;

export const translationOutcome = z.enum([
  "translated",
  /** The text is in that language already, or has no words. */
  "unneeded",
  /** The translation has other figures than the text, so it is not shown. */
  "unreliable",
  "failed",
]);

/** Why a language model wrote nothing. */
const failure = z.nullable(z.enum([...readingFailure.options, ...untranslatedReason.options]));

export const textTranslation = z.object({
  conversation_id: id,
  language,
  outcome: translationOutcome,
  /** Only if it is `translated`. */
  text: z.nullable(z.string()),
  /** Written by a language model. */
  generated: z.literal(true),
  /** Only if it has `failed`. */
  failure,
});
export type TextTranslation = z.infer<typeof textTranslation>;

export const readTranslation = call("POST /api/read_translation", {
  summary: "Returns whether texts can be translated at this venue, and why not.",
  input: nothing,
  output: z.object({
    /** Null if texts can be translated. */
    why_not: z.nullable(untranslatedReason),
  }),
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const translateText = call("POST /api/translate_text", {
  summary:
    "Translates a text of a conversation by the venue's language model: a message for staff, or a reply before it is sent. The same text is translated once. Figures are compared: a translation with other ones is not returned.",
  input: z.object({ conversation_id: id, text: messageText, language }),
  output: textTranslation,
  role: "staff",
  scope: "venue",
  access: "reads",
  needs: "dashboardConversationEnable",
});

export const setThreadTranslation = call("POST /api/set_thread_translation", {
  summary:
    "Has the dashboard show a conversation in each member's own language, and translate their replies before they are sent; for all who open it, until it is switched off.",
  input: z.object({ conversation_id: id, is_on: z.boolean() }),
  output: conversation,
  role: "staff",
  scope: "venue",
  access: "changes",
  needs: "dashboardConversationEnable",
  audit: "own_view",
});

export const replyDraft = z.object({
  /** Empty without a draft. */
  text: z.string(),
  /** Written by a language model. */
  generated: z.literal(true),
  /** The published sentences that it uses. */
  sources: z.array(source),
  /** Parts of the text, as offsets, whose words are in none of the sources. */
  unsourced: z.array(z.object({ from: z.int(), to: z.int() })),
  failure,
});
export type ReplyDraft = z.infer<typeof replyDraft>;

export const draftReply = call("POST /api/draft_reply", {
  summary:
    "Has the venue's language model draft a reply to an open question, for staff, from published sentences that this guest may receive. Nothing is sent or stored.",
  input: z.object({ question_id: id, language }),
  output: replyDraft,
  role: "staff",
  scope: "venue",
  access: "reads",
  needs: "dashboardConversationEnable",
  refuses: ["wrong_state"],
});
