import { limits } from "@bellhop/contract/limits";
import type { QuotedMessage } from "@bellhop/contract/message-content";
import { type Message, sendReply } from "@bellhop/contract/messages";
import type { DecisionWithReply } from "@bellhop/contract/requests";
import { undoReply } from "@bellhop/contract/requests";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useApi } from "../../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../../core/api/show-failure.ts";
import { toast } from "../../../../ui/toasts.ts";
import { refreshRequests, troubleOf } from "../../../requests/index.ts";
import { conversationKeys } from "../../conversations/conversation-keys.ts";
import { useReader } from "../../conversations/conversation-queries.ts";
import { cachedMessage, cacheMessage } from "../message-cache.ts";
import { type Choices, choices } from "./choices.ts";

type Decided = {
  text: string;
  translated_from?: { text: string; language: string };
  /** What was typed. */
  draft: string;
  quoted: QuotedMessage | undefined;
  decisions: readonly Omit<DecisionWithReply, "anyway">[];
  anyway?: boolean;
};

/**
 * Sends a reply with its decisions: all of it, or nothing. It is not left to the outbox, because a reply that waits could
 * find its decisions overtaken. What was typed stays until the server has it.
 */
export function useSendDecided(conversationId: string, onText: (text: string) => void, onSent: () => void) {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { venueId } = useReader();
  const [failure, setFailure] = useState<Error | null>(null);
  const [isSending, setSending] = useState(false);
  /** The same reply again has the same id, so that it is sent once. */
  const attempt = useRef({ words: "", id: "" });

  const undo = async (messageId: string, text: string, chosen: Choices) => {
    try {
      await ask(undoReply, { message_id: messageId });
      // The draft first: its decisions are worded again with their new versions.
      onText(text);
      choices.set(conversationId, chosen);
    } catch (refusal) {
      showFailure(refusal);
    }
    refreshRequests(queryClient, venueId);
    void queryClient.invalidateQueries({ queryKey: conversationKeys.thread(venueId, conversationId) });
  };
  const send = async ({ text, translated_from, draft, quoted, decisions, anyway }: Decided) => {
    if (isSending) return;
    const reply = {
      conversation_id: conversationId,
      text,
      ...(translated_from && { translated_from }),
      ...(quoted?.message_id && { quoted: quoted.message_id }),
      decisions: decisions.map((one) => ({
        ...one,
        ...(anyway && one.decision === "confirm" && { anyway }),
      })),
      undo_seconds: limits.replyUndoSeconds,
    };
    const words = JSON.stringify(reply);
    if (attempt.current.words !== words) attempt.current = { words, id: crypto.randomUUID() };
    const { id } = attempt.current;
    const chosen = choices.of(conversationId);
    setSending(true);
    setFailure(null);
    try {
      const message: Message = await ask(sendReply, { message_id: id, ...reply }, { idempotencyKey: id });
      if (!cachedMessage(queryClient, venueId, message)) cacheMessage(queryClient, venueId, message);
      choices.set(conversationId, {});
      onText("");
      onSent();
      const count = decisions.length;
      const isAllConfirmed = decisions.every(({ decision }) => decision === "confirm");
      toast(
        isAllConfirmed
          ? t`Reply sent. Requests confirmed: ${count}`
          : t`Reply sent. Requests decided: ${count}`,
        { action: { label: t`Undo`, run: () => void undo(id, draft, chosen) } },
      );
    } catch (refusal) {
      setFailure(refusal as Error);
    } finally {
      setSending(false);
      refreshRequests(queryClient, venueId);
    }
  };
  return { send, isSending, failure, trouble: troubleOf(failure) };
}
