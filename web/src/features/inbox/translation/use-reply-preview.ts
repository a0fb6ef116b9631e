import { useState } from "react";
import type { ThreadTranslation } from "./thread-translation.ts";
import { useTranslation } from "./use-translation.ts";

export type ReplyPreview = ReturnType<typeof useReplyPreview>;

/** A reply's translation: staff see it before they send it. It is asked for when they first press Send. */
export function useReplyPreview(thread: ThreadTranslation | null, text: string) {
  const [words, setWords] = useState("");
  const reply = text.trim();
  const language = thread?.guests ?? null;
  const isOpen = words !== "" && words === reply;
  const state = useTranslation(
    thread && language && isOpen ? { conversationId: thread.conversationId, text: reply, language } : null,
  );
  const { translation } = state;
  const isUnneeded = translation?.outcome === "unneeded";
  return {
    ...state,
    language,
    /** The reply waits for its translation. */
    isNeeded: thread !== null && language !== null,
    isOpen: isOpen && language !== null,
    /** What the guest would get, and the language that it is in. */
    sent:
      isOpen && language && translation?.text
        ? { text: translation.text, translated_from: { text: reply, language } }
        : undefined,
    /** The reply is in the guest's language already. */
    isUnneeded: isOpen && isUnneeded,
    open: () => setWords(reply),
  };
}
