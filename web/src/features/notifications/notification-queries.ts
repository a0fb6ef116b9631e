import {
  listDuty,
  type MemberDuty,
  type Notifications,
  readNotifications,
} from "@bellhop/contract/notifications";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import type { Ask } from "../../core/api/ask.ts";
import { venueKey } from "../../core/api/query.ts";

export const notificationsKey = (venueId: number) => [...venueKey(venueId), "notifications"] as const;

/** Below the key of the screen, so that its live event refreshes the list too. */
export const dutyKey = (venueId: number) => [...notificationsKey(venueId), "duty"] as const;

export const notificationsQuery = (ask: Ask, venueId: number) => ({
  queryKey: notificationsKey(venueId),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Notifications> =>
    ask(readNotifications, {}, { signal }),
});

export function useNotifications(enabled = true) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery({ ...notificationsQuery(ask, venue_id), enabled });
}

export function useDutyList(enabled = true) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery<MemberDuty[]>({
    queryKey: dutyKey(venue_id),
    enabled,
    queryFn: async ({ signal }) => (await ask(listDuty, {}, { signal })).items,
  });
}

export function changeNotifications(
  queryClient: QueryClient,
  venueId: number,
  change: (before: Notifications) => Notifications,
) {
  queryClient.setQueryData<Notifications>(notificationsKey(venueId), (before) => before && change(before));
}
