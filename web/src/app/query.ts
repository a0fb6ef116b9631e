import { QueryClient } from "@tanstack/react-query";
import type { CallFailure } from "./api/call-failure.ts";

const retriesOfReads = 2;

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
        retry: (failures, failure) => failures < retriesOfReads && mayHelpToAskAgain(failure),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** A refusal stays a refusal; a server that did not answer, or could not, may answer next time. */
function mayHelpToAskAgain(failure: unknown): boolean {
  const { status } = failure as Partial<CallFailure>;
  return status === undefined || status >= 500;
}

/** Everything of one venue lies under its own key: another venue's answers can never show through. */
export const venueKey = (venueId: number) => ["venue", venueId] as const;
export const accessKey = ["access"] as const;
export const venuesKey = ["venues"] as const;
