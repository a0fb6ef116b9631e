import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { IconInbox } from "@tabler/icons-react";
import type { Badge, Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import {
  cacheConversation,
  refreshStoppedThreads,
  watchAssistant,
} from "./conversations/conversation-cache.ts";
import { useInboxCounts } from "./conversations/conversation-queries.ts";
import { readInboxSearch } from "./conversations/inbox-search.ts";
import { forgetConversations } from "./thread/forget-conversations.ts";
import { cacheMessage } from "./thread/message-cache.ts";
import { WaitingReplies } from "./thread/WaitingReplies.tsx";
import { useGuestEntries } from "./use-guest-entries.ts";
import { WaitingBell } from "./WaitingBell.tsx";

export const inbox = {
  screens: [
    {
      path: "/messages",
      title: msg`Inbox`,
      validateSearch: readInboxSearch,
      needs: "dashboardConversationEnable",
      component: lazyScreen(() => import("./InboxScreen.tsx"), "InboxScreen"),
    },
  ],
  navItems: [
    { to: "/messages", name: msg`Inbox`, icon: IconInbox, group: "top", key: "m", useBadge: useWaitingBadge },
  ],
  usePaletteEntries: useGuestEntries,
  liveHandlers: {
    alerts: (_event, { queryClient, venueId }) => refreshStoppedThreads(queryClient, venueId),
    message: ({ message }, { queryClient, venueId }) => cacheMessage(queryClient, venueId, message),
    guest_deleted: ({ conversation_ids }, { queryClient, venueId }) =>
      forgetConversations(queryClient, venueId, conversation_ids),
    conversation: ({ conversation }, { queryClient, venueId, memberId }) => {
      cacheConversation(queryClient, { venueId, memberId }, conversation);
      watchAssistant(queryClient, venueId, conversation);
    },
  },
  background: [WaitingBell, WaitingReplies],
} satisfies Feature;

function useWaitingBadge(): Badge | null {
  const { t } = useLingui();
  const count = useInboxCounts()?.waiting ?? 0;
  return count > 0 ? { count, label: t`waiting`, isUrgent: true } : null;
}
