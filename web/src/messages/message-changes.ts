import { type Message, sendAgain, sendReply } from "@bellhop/contract/messages";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "../app/api/ApiProvider.tsx";
import { nowMs } from "../app/clock.ts";
import { useReader } from "../conversations/conversation-queries.ts";
import { toast } from "../ui/toasts.ts";
import { cachedMessage, keepMessage } from "./message-cache.ts";
import { outbox } from "./outbox.ts";

/** Sending: a reply is on screen before the server knows of it, and keeps its text until the server has it. */
export function useMessageChanges() {
  const { t } = useLingui();
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const { venueId } = useReader();

  return useMemo(() => {
    /** The same `message_id` is the same message to the server, so trying again never sends twice. */
    const send = async (reply: { message_id: string; conversation_id: string; text: string }) => {
      outbox.put({ ...reply, at: nowMs(), failure: null });
      try {
        const message = await ask(sendReply, reply, { idempotencyKey: reply.message_id });
        // A live event may already have told more than the answer knows.
        if (!cachedMessage(queryClient, venueId, message)) keepMessage(queryClient, venueId, message);
        outbox.remove(reply.message_id);
      } catch (failure) {
        outbox.fail(reply.message_id, failure instanceof Error ? failure.message : String(failure));
      }
    };

    return {
      send: (conversationId: string, text: string) =>
        send({ message_id: crypto.randomUUID(), conversation_id: conversationId, text }),
      retry: send,
      sendAgain: async (failed: Message) => {
        keepMessage(queryClient, venueId, { ...failed, state: "queued", failure: null });
        try {
          const message = await ask(sendAgain, { message_id: failed.message_id });
          const known = cachedMessage(queryClient, venueId, message);
          if (known?.state === "queued") keepMessage(queryClient, venueId, message);
        } catch (failure) {
          keepMessage(queryClient, venueId, failed);
          const why = failure instanceof Error ? failure.message : String(failure);
          toast(t`Not sent again: ${why}`, { tone: "urgent" });
        }
      },
    };
  }, [ask, queryClient, venueId, t]);
}
