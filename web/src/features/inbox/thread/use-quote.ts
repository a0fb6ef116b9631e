import type { QuotedMessage } from "@bellhop/contract/message-content";
import type { Message } from "@bellhop/contract/messages";
import { type RefObject, useCallback, useEffect, useState } from "react";

/** The message that the next reply quotes. */
export function useQuote(conversationId: string, field: RefObject<HTMLTextAreaElement | null>) {
  const [quoted, setQuoted] = useState<QuotedMessage>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation starts without a quote.
  useEffect(() => setQuoted(undefined), [conversationId]);
  const quote = useCallback(
    ({ message_id, author, text, kind }: Message) => {
      setQuoted({ message_id, author, text: text || kind });
      // The menu returns the focus to its button first.
      setTimeout(() => field.current?.focus());
    },
    [field],
  );
  const dropQuote = useCallback(() => setQuoted(undefined), []);
  return { quoted, quote, dropQuote };
}
