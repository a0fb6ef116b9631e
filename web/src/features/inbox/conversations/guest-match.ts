import type { Conversation } from "@bellhop/contract/conversations";
import { matchGuests, undoMerge } from "@bellhop/contract/guests";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { toast } from "../../../ui/toasts.ts";
import { conversationKeys } from "./conversation-keys.ts";
import { useReader } from "./conversation-queries.ts";

/** Says that the conversation's guest is a guest of a reservation too. Live events update the lists. */
export function useMatchGuest({ conversation_id, guest }: Conversation) {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { venueId } = useReader();

  const changeThread = async (change: () => Promise<{ conversation_id: string | null }>) => {
    const shown = [conversation_id];
    try {
      const stays = await change();
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

  return async (otherGuestId: string) => {
    let conflictId = "";
    const isMatched = await changeThread(async () => {
      const answer = await ask(matchGuests, { guest_id: guest.guest_id, other_guest_id: otherGuestId });
      conflictId = answer.conflict_id;
      return answer;
    });
    if (!isMatched) return;
    const undo = () => void changeThread(() => ask(undoMerge, { conflict_id: conflictId }));
    toast(t`Guest matched.`, { action: { label: t`Undo`, run: undo } });
  };
}
