import {
  type Access,
  fetchAccess,
  listVenues,
  switchVenue,
  type VenueSummary,
} from "@bellhop/contract/access";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../api/ApiProvider.tsx";
import type { Ask } from "../api/ask.ts";
import { accessKey, venuesKey } from "../api/query.ts";
import { useShowFailure } from "../api/show-failure.ts";
import { tabVenue } from "../api/tab-venue.ts";
import { useAccess } from "./AccessContext.ts";
import { setSwitches } from "./switches.ts";

const againWithoutVenueMs = 15_000;

/** `prepare` runs before the access is shown. */
export function useAccessQuery(enabled: boolean, prepare: (access: Access) => Promise<void>) {
  const { ask } = useApi();
  return useQuery<Access>({
    queryKey: accessKey,
    enabled,
    // No live event reports a changed role, so it is read again when the page gets focus.
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    // Without a venue there are no live events, so poll for a new one, or for the end of the session.
    refetchInterval: ({ state }) => (state.data?.venue ? false : againWithoutVenueMs),
    queryFn: async ({ signal }) => {
      const access = await readAccess(ask, signal);
      if (!signal.aborted) await prepare(access);
      return access;
    },
  });
}

async function readAccess(ask: Ask, signal: AbortSignal): Promise<Access> {
  try {
    return applyAccess(await ask(fetchAccess, {}, { signal }));
  } catch (failure) {
    // The tab may remember a venue that the person has no access to.
    const isGone = (failure as { code?: string }).code === "not_found";
    if (!isGone || tabVenue.read() === undefined) throw failure;
    tabVenue.forget();
    return applyAccess(await ask(fetchAccess, {}, { signal }));
  }
}

/** Stores the venue for this tab and applies its switches. */
export function applyAccess(access: Access): Access {
  if (access.venue) tabVenue.write(access.venue.venue_id);
  setSwitches(access.flags);
  return access;
}

export function useVenuesQuery(enabled = true) {
  const { ask } = useApi();
  return useQuery({
    queryKey: venuesKey,
    enabled,
    staleTime: 10_000,
    queryFn: ({ signal }) => ask(listVenues, {}, { signal }),
  });
}

/** All venues of the operator that the member has access to; only the first ones until the others are loaded. */
export function useVenues(enabled = true): readonly VenueSummary[] {
  const { venues, venues_count } = useAccess();
  const { data } = useVenuesQuery(enabled && venues.length < venues_count);
  return data?.items ?? venues;
}

export function useSwitchVenue() {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: (venueId: number) => ask(switchVenue, { venue_id: venueId }),
    onSuccess: (access) => queryClient.setQueryData(accessKey, applyAccess(access)),
    onError: (failure) => showFailure(failure),
  });
}
