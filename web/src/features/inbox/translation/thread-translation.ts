import type { Conversation } from "@bellhop/contract/conversations";
import {
  readTranslation,
  setThreadTranslation,
  type UntranslatedReason,
} from "@bellhop/contract/translations";
import { baseOf } from "@bellhop/contract/values";
import { useLingui } from "@lingui/react";
import { useLingui as useWords } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, useCallback, useContext, useMemo } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../core/api/query.ts";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { recentEvents } from "../../../core/live/recent-events.ts";
import { cacheResponse } from "../conversations/conversation-cache.ts";
import { useReader } from "../conversations/conversation-queries.ts";

/** Into whose language a thread is translated, while it is. */
export type ThreadTranslation = { conversationId: string; mine: string; guests: string | null };

const Context = createContext<ThreadTranslation | null>(null);
export const TranslationProvider = Context.Provider;
/** Null while the thread is shown as it was written. */
export const useThreadTranslation = () => useContext(Context);

/** Null if texts can be translated; undefined until it is known. */
export function useWhyNotTranslate(): UntranslatedReason | null | undefined {
  const { ask } = useApi();
  const { venueId } = useReader();
  const { data } = useQuery({
    queryKey: [...venueKey(venueId), "why not translate"],
    queryFn: ({ signal }) => ask(readTranslation, {}, { signal }),
    staleTime: 60_000,
  });
  return data?.why_not;
}

/** Whether the thread can be and is translated, and its switch. */
export function useTranslationOf({ conversation_id: conversationId, guest, is_translated }: Conversation) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const reader = useReader();
  const whyNot = useWhyNotTranslate();
  const mine = baseOf(i18n.locale);
  const guests = guest.language;
  const isSame = guests !== null && baseOf(guests) === mine;
  const isOn = is_translated && whyNot === null && !isSame;
  const set = useCallback(
    async (on: boolean) => {
      const mark = recentEvents.mark();
      try {
        const after = await ask(setThreadTranslation, { conversation_id: conversationId, is_on: on });
        cacheResponse(queryClient, reader, after, mark);
      } catch (failure) {
        showFailure(failure, t`Could not switch the translation.`);
      }
    },
    [ask, conversationId, queryClient, reader, showFailure, t],
  );
  const thread = useMemo(
    () => (isOn ? { conversationId, mine, guests } : null),
    [isOn, conversationId, mine, guests],
  );
  return { whyNot, isPossible: whyNot === null && !isSame, isOn, mine, thread, set };
}
