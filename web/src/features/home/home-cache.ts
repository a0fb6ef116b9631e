import type { Conversation } from "@bellhop/contract/conversations";
import type { Home } from "@bellhop/contract/home";
import type { QueryClient } from "@tanstack/react-query";
import { venueKey } from "../../core/api/query.ts";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import { nowMs } from "../../core/time/clock.ts";
import { belongsTo, compareUnder } from "../inbox/index.ts";

export const homeKey = (venueId: number) => [...venueKey(venueId), "home"] as const;

export const weekKey = (venueId: number) => [...venueKey(venueId), "week"] as const;

export const homeAgainMs = 5_000;
/** Refetched rarely: the figures of seven days change slowly and are slower to read. */
const weekAgainMs = 60_000;

export function patchedWaiting(home: Home, conversation: Conversation, now: number): Home {
  const isIt = (other: Conversation) => other.conversation_id === conversation.conversation_id;
  const waits = belongsTo("waiting", conversation, "", now);
  const waited = home.waiting.some(isIt);
  const others = home.waiting.filter((other) => !isIt(other));
  return {
    ...home,
    waiting: waits ? [...others, conversation].sort((a, b) => compareUnder("waiting", a, b)) : others,
    is_new: false,
    waiting_count: Math.max(0, home.waiting_count + Number(waits) - Number(waited)),
  };
}

/** Updates the waiting guests at once, and refetches the rest a little later. */
export function updateHome(queryClient: QueryClient, venueId: number, conversation: Conversation) {
  queryClient.setQueryData<Home>(
    homeKey(venueId),
    (home) => home && patchedWaiting(home, conversation, nowMs()),
  );
  refreshSoon(queryClient, homeKey(venueId), homeAgainMs);
  refreshSoon(queryClient, weekKey(venueId), weekAgainMs);
}
