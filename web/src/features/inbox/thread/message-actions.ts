import { channelRules } from "@bellhop/contract/channel-kinds";
import type { Conversation } from "@bellhop/contract/conversations";
import { type Message, markWrongAnswer, reactToMessage } from "@bellhop/contract/messages";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { useClock } from "../../../core/time/clock.ts";
import { toast } from "../../../ui/toasts.ts";
import { addRequest } from "../../requests/index.ts";
import { useReader } from "../conversations/conversation-queries.ts";
import { cacheMessage } from "./message-cache.ts";
import { minutesLeft } from "./WindowCountdown.tsx";

export type MessageActions = {
  conversationId: string;
  /** Undefined if the message can't be quoted. */
  reply: ((message: Message) => void) | undefined;
  /** An empty emoji removes the reaction. Undefined if the guest can't get reactions. */
  react: ((message: Message, emoji: string) => void) | undefined;
  makeRequest: (message: Message) => void;
  /** Marks a message of the assistant as wrong, or takes the mark back. */
  markWrong: (message: Message, isWrong: boolean) => void;
};

/** WhatsApp takes quotes, reactions and choices only while the reply window is open. */
export function useTakesMoreThanText({ channel, window_closes_at: closesAt }: Conversation): boolean {
  const isClosed = useClock((now) => closesAt !== null && minutesLeft(closesAt, now) <= 0);
  return channelRules[channel].takesMoreThanText && !isClosed;
}

/** What staff can do with the messages of this conversation. */
export function useMessageActions(
  conversation: Conversation,
  onReply: (message: Message) => void,
): MessageActions {
  const isOpen = useTakesMoreThanText(conversation);
  const react = useReact();
  const markWrong = useMarkWrong();
  const { conversation_id: conversationId } = conversation;
  const { guest_id, name } = conversation.guest;
  const room = conversation.stay?.room || null;
  return useMemo(
    () => ({
      conversationId,
      reply: isOpen ? onReply : undefined,
      react: isOpen ? react : undefined,
      markWrong,
      makeRequest: ({ message_id }) =>
        addRequest({ guest: { guest_id, name, room }, conversation_id: conversationId, message_id }),
    }),
    [conversationId, isOpen, onReply, react, markWrong, guest_id, name, room],
  );
}

/** Groups and calls are not in the guest's chat. */
export const isInGuestsChat = ({ kind, origin, deleted_at }: Message): boolean =>
  kind !== "call" && kind !== "system" && origin?.group_id === undefined && deleted_at === null;

export const ownReaction = ({ reactions }: Pick<Message, "reactions">): string =>
  reactions.find(({ by, failure }) => by === "venue" && !failure)?.emoji ?? "";

/** Shows the reaction before the server knows of it. */
function useReact(): (message: Message, emoji: string) => void {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { venueId } = useReader();
  return useMemo(() => {
    const react = async (message: Message, emoji: string) => {
      cacheMessage(queryClient, venueId, withReaction(message, emoji));
      try {
        const input = { message_id: message.message_id, emoji };
        const answer = await ask(reactToMessage, input);
        // While it is being sent, a live event may be newer than this response.
        const isSending = answer.reactions.some(({ is_sending }) => is_sending);
        if (!isSending && emoji !== "") cacheMessage(queryClient, venueId, answer);
      } catch (failure) {
        cacheMessage(queryClient, venueId, message);
        showFailure(failure, t`Your reaction was not sent.`);
      }
    };
    return (message, emoji) => void react(message, emoji);
  }, [ask, queryClient, venueId, showFailure, t]);
}

function useMarkWrong(): MessageActions["markWrong"] {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { venueId } = useReader();
  return useMemo(() => {
    const mark = async ({ message_id }: Message, isWrong: boolean): Promise<boolean> => {
      try {
        cacheMessage(queryClient, venueId, await ask(markWrongAnswer, { message_id, is_wrong: isWrong }));
        return true;
      } catch (failure) {
        showFailure(failure, isWrong ? t`The message was not marked.` : t`The mark was not removed.`);
        return false;
      }
    };
    return (message, isWrong) =>
      void mark(message, isWrong).then((isDone) => {
        const undo = { label: t`Undo`, run: () => void mark(message, !isWrong) };
        if (isDone) toast(isWrong ? t`Marked as wrong.` : t`Mark removed.`, { action: undo });
      });
  }, [ask, queryClient, venueId, showFailure, t]);
}

/** The message with the reaction on its way. */
function withReaction(message: Message, emoji: string): Message {
  const guests = message.reactions.filter(({ by }) => by === "guest");
  const own = emoji === "" ? [] : [{ by: "venue" as const, emoji, is_sending: true as const }];
  return { ...message, reactions: [...guests, ...own] };
}
