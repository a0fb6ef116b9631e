import { approveDraft, type Conversation, discardDraft } from "@bellhop/contract/conversations";
import type { Message } from "@bellhop/contract/messages";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../../core/api/ApiProvider.tsx";
import type { CallFailure } from "../../../../core/api/call-failure.ts";
import { useShowFailure } from "../../../../core/api/show-failure.ts";
import { toast } from "../../../../ui/toasts.ts";
import { cacheConversation, cachedConversation } from "../../conversations/conversation-cache.ts";
import { conversationKeys } from "../../conversations/conversation-keys.ts";
import { useReader } from "../../conversations/conversation-queries.ts";
import { cachedMessage, cacheMessage } from "../message-cache.ts";

export type DraftAnswering = ReturnType<typeof useDraftAnswer>;

/** The assistant's answer that waits for approval: approved, edited or discarded. */
export function useDraftAnswer({ conversation_id: id, draft }: Conversation) {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const reader = useReader();
  const [edited, setEdited] = useState<{ draftId: string; text: string }>();
  const [isBusy, setBusy] = useState(false);
  // An edit of an earlier draft is dropped when another draft comes.
  const text = edited?.draftId === draft?.draft_id ? edited?.text : undefined;

  const end = async (work: (draftId: string) => Promise<Message | Conversation>) => {
    if (!draft || isBusy) return false;
    setBusy(true);
    try {
      const done = await work(draft.draft_id);
      if ("message_id" in done && !cachedMessage(queryClient, reader.venueId, done))
        cacheMessage(queryClient, reader.venueId, done);
      const shown = cachedConversation(queryClient, reader.venueId, id);
      if (shown?.draft?.draft_id === draft.draft_id)
        cacheConversation(queryClient, reader, { ...shown, draft: null });
      setEdited(undefined);
      return true;
    } catch (failure) {
      const isGone = (failure as Partial<CallFailure>).status === 404;
      if (isGone) toast(t`This answer is gone. Check the conversation.`, { tone: "urgent" });
      else showFailure(failure);
      void queryClient.invalidateQueries({ queryKey: conversationKeys.thread(reader.venueId, id) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    draft,
    isBusy,
    /** Undefined while the draft is shown as it is. */
    text,
    edit: (words: string) => draft && setEdited({ draftId: draft.draft_id, text: words }),
    cancel: () => setEdited(undefined),
    /** False if it could not be sent. */
    send: () => {
      const words = text?.trim();
      if (words === "") return Promise.resolve(false);
      const isChanged = words !== undefined && words !== draft?.text;
      return end((draft_id) =>
        ask(approveDraft, { conversation_id: id, draft_id, ...(isChanged && { text: words }) }),
      );
    },
    discard: async () => {
      if (await end((draft_id) => ask(discardDraft, { conversation_id: id, draft_id })))
        toast(t`Answer discarded. The guest is still waiting.`);
    },
  };
}
