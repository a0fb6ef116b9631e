import { type Message, sendAgain, sendReply } from "@bellhop/contract/messages";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { autoSendWindowMs, outbox, type Unsent } from "../../../core/outbox/outbox.ts";
import { sendInOrder } from "../../../core/outbox/send-in-order.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { useReader } from "../conversations/conversation-queries.ts";
import { cachedMessage, cacheMessage } from "./message-cache.ts";

/** A reply shows before the server knows of it, and is kept until the server has it. */
export function useMessageChanges() {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { venueId, memberId } = useReader();

  return useMemo(() => {
    /** The `message_id` makes retries idempotent. */
    const post = async (unsent: Unsent) => {
      const { message_id, conversation_id, text, quoted, interactive, translated_from } = unsent;
      const quotedId = quoted?.message_id;
      const reply = {
        ...{ message_id, conversation_id, text },
        ...(quotedId && { quoted: quotedId }),
        ...(interactive && { interactive }),
        ...(translated_from && { translated_from }),
      };
      const message = await ask(sendReply, reply, { idempotencyKey: message_id });
      // A live event may be newer than this response.
      if (!cachedMessage(queryClient, venueId, message)) cacheMessage(queryClient, venueId, message);
    };
    const isMine = (one: Unsent) => one.venue_id === venueId && one.member_id === memberId;
    /** In order; replies that have waited too long are left to the person. */
    const sendWaiting = async () => {
      const waiting = outbox.all().filter((one) => one.state.is === "waiting" && isMine(one));
      const tooOld = (one: Unsent) => nowMs() - one.at > autoSendWindowMs;
      for (const one of waiting.filter(tooOld)) outbox.mark(one.message_id, { is: "held", why: "" });
      const due = waiting.filter((one) => !tooOld(one));
      for (const one of due) outbox.mark(one.message_id, { is: "sending" });
      await Promise.all(due.map((one) => sendInOrder(one, post)));
    };

    return {
      sendWaiting,
      send: async (
        conversation_id: string,
        text: string,
        more: Pick<Unsent, "quoted" | "interactive" | "translated_from"> = {},
      ) => {
        const reply = { message_id: crypto.randomUUID(), conversation_id, text, ...more };
        const mine = { member_id: memberId, venue_id: venueId, at: nowMs() };
        const unsent: Unsent = { ...reply, ...mine, state: { is: "sending" } };
        const waited = sendWaiting();
        outbox.put(unsent);
        await Promise.all([waited, sendInOrder(unsent, post)]);
      },
      retry: (unsent: Unsent) => {
        outbox.mark(unsent.message_id, { is: "sending" });
        return sendInOrder(unsent, post);
      },
      sendAgain: async (failed: Message) => {
        cacheMessage(queryClient, venueId, { ...failed, state: "queued", failure: null });
        try {
          const message = await ask(sendAgain, { message_id: failed.message_id });
          const known = cachedMessage(queryClient, venueId, message);
          if (known?.state === "queued") cacheMessage(queryClient, venueId, message);
        } catch (failure) {
          cacheMessage(queryClient, venueId, failed);
          showFailure(failure, t`Could not send again.`);
        }
      },
    };
  }, [ask, queryClient, venueId, memberId, showFailure, t]);
}
