import type { RequestBy, RequestMove } from "@bellhop/contract/requests";
import { addSystemLine, type Conversation } from "../../domain/conversations/index.ts";
import { broadcastMessage } from "../../domain/messages/index.ts";
import type { StoredRequest } from "../../domain/requests/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

/** Shows a step of a request in its thread. Requests of no conversation have none. */
export async function showStep(
  at: AtVenue,
  conversation: Conversation | undefined,
  request: Pick<StoredRequest, "request_id" | "kind" | "words" | "count" | "day" | "time" | "room" | "state">,
  what: "create" | "change" | "undo" | RequestMove,
  { who, name }: RequestBy,
) {
  if (!conversation) return;
  const { request_id, state, kind, words, count, day, time, room } = request;
  const line = await addSystemLine(at, conversation, {
    kind: "request",
    request_id,
    what,
    state,
    by: { who, name },
    request: { kind, words, count, day, time, room },
  });
  broadcastMessage(at, line);
}
