import { type Message, sendAgain, sendReply } from "@bellhop/contract/messages";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useTellFailure } from "../../../core/api/show-failure.ts";
import { goesByItselfMs, outbox, type Unsent } from "../../../core/outbox/outbox.ts";
import { sendInTurn } from "../../../core/outbox/send-in-order.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { useReader } from "../conversations/conversation-queries.ts";
import { cachedMessage, keepMessage } from "./message-cache.ts";

/** Sending: a reply is on screen before the server knows of it, and keeps its text until the server has it. */
export function useMessageChanges() {
  const { t } = useLingui();
  const { ask } = useApi();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const { venueId, memberId } = useReader();

  return useMemo(() => {
    /** The same `message_id` is the same message to the server, so trying again never sends twice. */
    const post = async ({ message_id, conversation_id, text }: Unsent) => {
      const reply = { message_id, conversation_id, text };
      const message = await ask(sendReply, reply, { idempotencyKey: message_id });
      // A live event may already have told more than the answer knows.
      if (!cachedMessage(queryClient, venueId, message)) keepMessage(queryClient, venueId, message);
    };
    const isMine = (one: Unsent) => one.venue_id === venueId && one.member_id === memberId;
    /** Sends what waits, in its order; what has waited too long is left to the person. */
    const sendWaiting = async () => {
      const waiting = outbox.all().filter((one) => one.state.is === "waiting" && isMine(one));
      const tooOld = (one: Unsent) => nowMs() - one.at > goesByItselfMs;
      for (const one of waiting.filter(tooOld)) outbox.mark(one.message_id, { is: "held", why: "" });
      const due = waiting.filter((one) => !tooOld(one));
      for (const one of due) outbox.mark(one.message_id, { is: "sending" });
      await Promise.all(due.map((one) => sendInTurn(one, post)));
    };

    return {
      sendWaiting,
      send: async (conversation_id: string, text: string) => {
        const reply = { message_id: crypto.randomUUID(), conversation_id, text };
        const mine = { member_id: memberId, venue_id: venueId, at: nowMs() };
        const unsent: Unsent = { ...reply, ...mine, state: { is: "sending" } };
        const waited = sendWaiting();
        outbox.put(unsent);
        await Promise.all([waited, sendInTurn(unsent, post)]);
      },
      retry: (unsent: Unsent) => {
        outbox.mark(unsent.message_id, { is: "sending" });
        return sendInTurn(unsent, post);
      },
      sendAgain: async (failed: Message) => {
        keepMessage(queryClient, venueId, { ...failed, state: "queued", failure: null });
        try {
          const message = await ask(sendAgain, { message_id: failed.message_id });
          const known = cachedMessage(queryClient, venueId, message);
          if (known?.state === "queued") keepMessage(queryClient, venueId, message);
        } catch (failure) {
          keepMessage(queryClient, venueId, failed);
          tellFailure(failure, t`Not sent again:`);
        }
      },
    };
  }, [ask, queryClient, venueId, memberId, tellFailure, t]);
}
