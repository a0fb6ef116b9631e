import { useRequests } from "../request-queries.ts";

/** The open requests of a conversation that wait for a decision of staff. */
export function useConversationRequests(conversationId: string) {
  const { requests, isPlaceholderData } = useRequests({ group: "open", conversation_id: conversationId }, 20);
  return {
    isKnown: requests !== undefined && !isPlaceholderData,
    requests: isPlaceholderData ? [] : (requests ?? []),
  };
}
