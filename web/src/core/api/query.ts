import { notifyManager, QueryClient } from "@tanstack/react-query";
import type { CallFailure } from "./call-failure.ts";

const retriesOfReads = 2;
/** An overloaded server gets more time, and no more requests than it asked for. */
const retriesWhileBusy = 6;
const longestWaitMs = 60_000;

// The default scheduler notifies in a timer, so the second click of a double click would act on old state.
notifyManager.setScheduler(queueMicrotask);

/** Live events keep queries current, so focus and reconnect do not refetch. */
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

/** Repeats reads after 5xx, overload and no response, but not after a refusal. */
export function retriesAfter(failure: unknown): number {
  const { status, retryAfterMs = 0 } = failure as Partial<CallFailure>;
  if (isBusy(failure)) return retryAfterMs <= longestWaitMs ? retriesWhileBusy : 0;
  return status === undefined || status >= 500 ? retriesOfReads : 0;
}

/** Doubles each time, but is never shorter than `Retry-After`. */
export function waitBefore(attempt: number, failure: unknown): number {
  const { retryAfterMs = 0 } = failure as Partial<CallFailure>;
  return Math.max(retryAfterMs, Math.min(400 * 2 ** attempt, 5_000));
}

export function isBusy(failure: unknown): boolean {
  const { status } = (failure ?? {}) as Partial<CallFailure>;
  return status === 429 || status === 503;
}

/** All of a venue's queries share this prefix, so another venue's data can never show. */
export const venueKey = (venueId: number) => ["venue", venueId] as const;
export const accessKey = ["access"] as const;
export const venuesKey = ["venues"] as const;
export const invitationsKey = ["my invitations"] as const;
