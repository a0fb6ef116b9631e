import { notifyManager, QueryClient } from "@tanstack/react-query";
import type { CallFailure } from "./call-failure.ts";

const retriesOfReads = 2;
/** A server that has too much to do gets more time, and no more requests than it asks for. */
const retriesWhileBusy = 6;
const longestWaitMs = 60_000;

// A second click of a double one finds what the first began: by default the screen hears of it a timer later.
notifyManager.setScheduler(queueMicrotask);

/** Live events keep what is on screen current, so nothing is read again for being looked at again. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        gcTime: 30 * 60_000,
        networkMode: "always",
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, failure) => failures < retriesAfter(failure),
        retryDelay: (attempt, failure) => waitBefore(attempt, failure),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** How often a read is repeated: a refusal stays a refusal; a server that did not, or could not, answer may do so next time. */
export function retriesAfter(failure: unknown): number {
  const { status, retryAfterMs = 0 } = failure as Partial<CallFailure>;
  if (isBusy(failure)) return retryAfterMs <= longestWaitMs ? retriesWhileBusy : 0;
  return status === undefined || status >= 500 ? retriesOfReads : 0;
}

/** Twice as long each time, and never sooner than the server asked for. */
export function waitBefore(attempt: number, failure: unknown): number {
  const { retryAfterMs = 0 } = failure as Partial<CallFailure>;
  return Math.max(retryAfterMs, Math.min(400 * 2 ** attempt, 5_000));
}

/** The server has too much to do right now, and says so. */
export function isBusy(failure: unknown): boolean {
  const { status } = (failure ?? {}) as Partial<CallFailure>;
  return status === 429 || status === 503;
}

/** Everything of one venue lies under its own key: another venue's answers can never show through. */
export const venueKey = (venueId: number) => ["venue", venueId] as const;
export const accessKey = ["access"] as const;
export const venuesKey = ["venues"] as const;
export const invitationsKey = ["my invitations"] as const;
