import { type Access, fetchAccess, listVenues, switchVenue } from "@bellhop/contract/access";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../api/ApiProvider.tsx";
import type { Ask } from "../api/ask.ts";
import { accessKey, venuesKey } from "../api/query.ts";
import { useTellFailure } from "../api/show-failure.ts";
import { tabVenue } from "../api/tab-venue.ts";
import { setFeatures } from "./feature-flags.ts";

const againWithoutVenueMs = 15_000;

/** Who is signed in; the venue they have is from then on the tab's own. */
export function useAccessQuery(enabled: boolean) {
  const { ask } = useApi();
  return useQuery<Access>({
    queryKey: accessKey,
    enabled,
    // Nothing tells of a changed role: whoever comes back to the page sees what holds now.
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    // Without a venue no live line tells that one has come, or that the session is over.
    refetchInterval: ({ state }) => (state.data?.venue ? false : againWithoutVenueMs),
    queryFn: ({ signal }) => readAccess(ask, signal),
  });
}

async function readAccess(ask: Ask, signal: AbortSignal): Promise<Access> {
  try {
    return keepAccess(await ask(fetchAccess, {}, { signal }));
  } catch (failure) {
    // The tab may remember a venue that this person no longer has, or never had.
    const isGone = (failure as { code?: string }).code === "not_found";
    if (!isGone || tabVenue.read() === undefined) throw failure;
    tabVenue.forget();
    return keepAccess(await ask(fetchAccess, {}, { signal }));
  }
}

/** What an answer says of the person, the tab and its features goes by from then on. */
export function keepAccess(access: Access): Access {
  if (access.venue) tabVenue.keep(access.venue.venue_id);
  setFeatures(access.flags);
  return access;
}

/** The venues the person may see, with what waits in each; read again each time the menu opens. */
export function useVenuesQuery(enabled = true) {
  const { ask } = useApi();
  return useQuery({
    queryKey: venuesKey,
    enabled,
    staleTime: 10_000,
    queryFn: ({ signal }) => ask(listVenues, {}, { signal }),
  });
}

/** Moves this tab, and the person's stored choice, to another venue; says so where that fails. */
export function useSwitchVenue() {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  return useMutation({
    mutationFn: (venueId: number) => ask(switchVenue, { venue_id: venueId }),
    onSuccess: (access) => queryClient.setQueryData(accessKey, keepAccess(access)),
    onError: (failure) => tellFailure(failure),
  });
}
