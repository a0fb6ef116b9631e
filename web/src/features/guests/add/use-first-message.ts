import { readConversation } from "@bellhop/contract/conversations";
import type { FirstMessage } from "@bellhop/contract/guests";
import type { Message } from "@bellhop/contract/messages";
import { useQuery } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useSwitches } from "../../../core/access/switches.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { recentEvents } from "../../../core/live/recent-events.ts";
import { guestKeys } from "../guest-keys.ts";

/** The message that was queued, kept current by live events; null if it is too old to be found. */
export function useFirstMessage(conversationId: string | null, { message_id }: FirstMessage) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const { dashboardConversationEnable } = useSwitches();
  return useQuery({
    queryKey: guestKeys.firstMessage(venue_id, message_id ?? ""),
    queryFn: async ({ signal }): Promise<Message | null> => {
      const mark = recentEvents.mark();
      const input = { conversation_id: conversationId ?? "", limit: 20 };
      const { messages } = await ask(readConversation, input, { signal });
      const events = recentEvents.since(mark, venue_id);
      const later = events.flatMap((event) => (event.kind === "message" ? [event.message] : []));
      return [...messages, ...later].findLast((message) => message.message_id === message_id) ?? null;
    },
    enabled: conversationId !== null && message_id !== null && dashboardConversationEnable,
  });
}
