import type { ReplyPreview } from "../../translation/use-reply-preview.ts";
import { useTranslation } from "../../translation/use-translation.ts";
import { withoutSentences } from "./sentences-in-reply.ts";

type Reply = { text: string; sentences: readonly string[]; preview: Pick<ReplyPreview, "sent" | "language"> };
type Rest = { outcome: "translated" | "unneeded" | "unreliable" | "failed"; text: string | null };
export type NextTimeAnswer = { answer: string; isUntranslated: boolean };

/**
 * The part of a translated reply that has to be translated alone: decisions have added sentences, which can't be found in
 * its translation. Null if the whole translation can be used.
 */
export function toTranslateAlone({ text, sentences, preview }: Reply): string | null {
  const own = withoutSentences(text, sentences).trim();
  return preview.sent && own !== text.trim() && own !== "" ? own : null;
}

/** What is saved for next time, in the guest's language if the reply is translated. `rest`: undefined while it is translated. */
export function nextTimeAnswer(reply: Reply, rest: Rest | undefined): NextTimeAnswer {
  const { text, sentences, preview } = reply;
  const own = withoutSentences(text, sentences);
  if (!preview.sent) return { answer: own, isUntranslated: false };
  if (toTranslateAlone(reply) === null)
    return { answer: own.trim() === "" ? "" : preview.sent.text, isUntranslated: false };
  if (rest === undefined) return { answer: "", isUntranslated: false };
  return { answer: rest.text ?? own, isUntranslated: rest.text === null && rest.outcome !== "unneeded" };
}

export function useNextTimeAnswer(conversationId: string, isOn: boolean, reply: Reply): NextTimeAnswer {
  const { language } = reply.preview;
  const alone = isOn && language !== null ? toTranslateAlone(reply) : null;
  const { translation, hasFailed } = useTranslation(
    alone !== null && language !== null ? { conversationId, text: alone, language } : null,
  );
  return nextTimeAnswer(reply, hasFailed ? { outcome: "failed", text: null } : translation);
}
