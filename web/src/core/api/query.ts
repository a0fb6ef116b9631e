import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  type Query,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import type { CallFailure } from "./call-failure.ts";

const retriesOfReads = 2;
/** An overloaded server is asked less often, and no sooner than its Retry-After. */
const retriesWhileBusy = 6;
const longestWaitMs = 60_000;

// Renders after a microtask, not a timer: the second click of a double click must find the state after the first.
notifyManager.setScheduler(queueMicrotask);

/**
 * TanStack Query restarts a running read on invalidation only if the query already has data. A first read would keep
 * running and mark its answer as fresh, although the answer may be older than the change. This client reads once more.
 */
class DashboardQueryClient extends QueryClient {
  readonly #secondReads = new WeakMap<Query, Promise<void>>();

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstReads = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: "fetching" })
      .filter(({ state }) => state.data === undefined);
    const secondReads = firstReads.map((query) => this.#readTwice(query, options));
    await Promise.all([super.invalidateQueries(filters, options), ...secondReads]);
  }

  #readTwice(query: Query, options?: InvalidateOptions): Promise<void> {
    const planned = this.#secondReads.get(query);
    if (planned) return planned;
    const readAgain = () => {
      this.#secondReads.delete(query);
      return super.invalidateQueries({ queryKey: query.queryKey, exact: true }, options);
    };
    // Joins the read that is running.
    const secondRead = query.fetch().then(readAgain, readAgain);
    this.#secondReads.set(query, secondRead);
    return secondRead;
  }
}

/** Live events keep every screen current, so nothing is read again because the window or a screen is shown again. */
export function makeQueryClient(): QueryClient {
  return new DashboardQueryClient({
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

/** How often a failed read is retried. A refusal is final; a server that failed or could not be reached may recover. */
export function retriesAfter(failure: unknown): number {
  const { status, retryAfterMs = 0 } = failure as Partial<CallFailure>;
  if (isBusy(failure)) return retryAfterMs <= longestWaitMs ? retriesWhileBusy : 0;
  return status === undefined || status >= 500 ? retriesOfReads : 0;
}

/** Doubles with each attempt, and is at least the server's Retry-After. */
export function waitBefore(attempt: number, failure: unknown): number {
  const { retryAfterMs = 0 } = failure as Partial<CallFailure>;
  return Math.max(retryAfterMs, Math.min(400 * 2 ** attempt, 5_000));
}

/** Whether the server refused because it is overloaded. */
export function isBusy(failure: unknown): boolean {
  const { status } = (failure ?? {}) as Partial<CallFailure>;
  return status === 429 || status === 503;
}

/** Everything of one venue is cached under its own key, so another venue's data can never show. */
export const venueKey = (venueId: number) => ["venue", venueId] as const;
export const accessKey = ["access"] as const;
export const venuesKey = ["venues"] as const;
export const invitationsKey = ["my invitations"] as const;
