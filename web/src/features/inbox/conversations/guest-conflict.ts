import type { Conversation } from "@bellhop/contract/conversations";
import { keepGuestsApart, mergeGuests, undoMerge } from "@bellhop/contract/guests";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { toast } from "../../../ui/toasts.ts";
import { conversationKeys } from "./conversation-keys.ts";
import { useReader } from "./conversation-queries.ts";

type ConflictCall = typeof mergeGuests | typeof undoMerge | typeof keepGuestsApart;

/** Live events update the lists. The thread is read again, because merging changes its messages. */
export function useConflictDecisions({ conversation_id, conflict }: Conversation) {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { venueId } = useReader();
  const conflict_id = conflict?.conflict_id ?? "";

  const decide = async (call: ConflictCall): Promise<boolean> => {
    const shown = [conversation_id];
    try {
      const stays = await ask(call as typeof mergeGuests, { conflict_id });
      if (stays.conversation_id) shown.push(stays.conversation_id);
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    } finally {
      for (const id of new Set(shown))
        void queryClient.invalidateQueries({ queryKey: conversationKeys.thread(venueId, id) });
    }
  };

  return {
    merge: async () => {
      if (!(await decide(mergeGuests))) return;
      toast(t`Guests merged.`, { action: { label: t`Undo`, run: () => void decide(undoMerge) } });
    },
    keepApart: async () => {
      if (await decide(keepGuestsApart)) toast(t`Guests kept separate.`);
    },
  };
}
