import type { Call } from "@bellhop/contract/call";
import {
  type Conversation,
  handBack,
  markDone,
  markQuestionAnswered,
  markQuestionUnanswered,
  markRead,
  markUnread,
  type OpenQuestion,
  reopen,
  takeOver,
} from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useAccess } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import type { CallFailure } from "../../../core/api/call-failure.ts";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { shownName } from "../../../core/guests/shown-name.ts";
import { recentEvents } from "../../../core/live/recent-events.ts";
import { isolated } from "../../../ui/isolated.ts";
import { toast } from "../../../ui/toasts.ts";
import { cacheConversation, cachedConversation, cacheResponse } from "./conversation-cache.ts";
import { conversationKeys } from "./conversation-keys.ts";
import { useReader } from "./conversation-queries.ts";
import type { InboxSearch } from "./inbox-search.ts";

type Change = Pick<Conversation, "conversation_id">;
type ConversationCall = typeof takeOver | typeof markQuestionAnswered;

/** Optimistic; reverted with a message if the server refuses. */
export function useConversationChanges() {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const reader = useReader();
  const { member } = useAccess();
  const navigate = useNavigate();

  return useMemo(() => {
    const change = async (
      call: ConversationCall & Call,
      { conversation_id }: Change,
      expected: (before: Conversation) => Conversation,
      { isSilent = false, question }: { isSilent?: boolean; question?: OpenQuestion } = {},
    ): Promise<boolean> => {
      const before = cachedConversation(queryClient, reader.venueId, conversation_id);
      if (before) cacheConversation(queryClient, reader, expected(before));
      const shown = cachedConversation(queryClient, reader.venueId, conversation_id);
      const mark = recentEvents.mark();
      try {
        const input = { conversation_id, ...(question && { question_id: question.question_id }) };
        const after = await ask(
          call as typeof markQuestionAnswered,
          input as { conversation_id: string; question_id: string },
        );
        cacheResponse(queryClient, reader, after, mark);
        return true;
      } catch (failure) {
        // Reverted, unless a live event has changed it meanwhile.
        const now = cachedConversation(queryClient, reader.venueId, conversation_id);
        if (before && now === shown) cacheConversation(queryClient, reader, before);
        // The state here is outdated: read it again.
        const { status } = failure as Partial<CallFailure>;
        if (status === 404 || status === 409) {
          const queryKey = conversationKeys.thread(reader.venueId, conversation_id);
          void queryClient.invalidateQueries({ queryKey });
        }
        if (!isSilent) showFailure(failure);
        return false;
      }
    };
    /** Opens it under the current tab, or under All. */
    const goTo = (conversation: string) =>
      navigate({
        to: "/messages",
        search: (before: InboxSearch) => ({ tab: before.tab ?? "all", conversation }),
      });
    const me = { by: "staff", member_id: member.member_id, member_name: member.name } as const;

    const changes = {
      takeOver: (it: Change) => change(takeOver, it, (before) => ({ ...before, held: me })),
      handBack: (it: Change) => change(handBack, it, (before) => ({ ...before, held: { by: "assistant" } })),
      /** Automatic, so a failure is not reported. */
      markRead: (it: Change) =>
        change(markRead, it, (before) => ({ ...before, unread: 0 }), { isSilent: true }),
      markUnread: (it: Change) =>
        change(markUnread, it, (before) => ({ ...before, unread: Math.max(1, before.unread) })),
      reopen: (it: Change) => change(reopen, it, (before) => ({ ...before, state: "open" })),
      markQuestionAnswered: async (it: Change, question: OpenQuestion) => {
        const changing = change(markQuestionAnswered, it, (before) => withoutQuestion(before, question), {
          question,
        });
        const undo = () =>
          void changing.then(
            (went) =>
              went &&
              change(markQuestionUnanswered, it, (before) => withQuestion(before, question), { question }),
          );
        toast(t`Marked as handled.`, { action: { label: t`Undo`, run: undo } });
        return await changing;
      },
      markDone: async (it: Pick<Conversation, "conversation_id" | "guest">) => {
        const changing = change(markDone, it, (before) => ({ ...before, state: "done" }));
        const undo = () => {
          void goTo(it.conversation_id);
          void changing.then((went) => went && changes.reopen(it));
        };
        toast(t`Marked as done: ${isolated(shownName(it.guest.name))}`, {
          action: { label: t`Undo`, run: undo },
        });
        return await changing;
      },
    };
    return changes;
  }, [ask, queryClient, reader, member, navigate, showFailure, t]);
}

const withoutQuestion = (conversation: Conversation, { question_id }: OpenQuestion): Conversation => ({
  ...conversation,
  open_questions: conversation.open_questions.filter((one) => one.question_id !== question_id),
});

function withQuestion(conversation: Conversation, question: OpenQuestion): Conversation {
  const others = withoutQuestion(conversation, question).open_questions;
  const open_questions = [...others, question].toSorted((a, b) => a.asked_at.localeCompare(b.asked_at));
  return { ...conversation, open_questions };
}
