import { clearVenueAlerts, restoreVenueAlerts, setVenueAlert } from "@bellhop/contract/alerts";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAccess, useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { nowMs } from "../../core/time/clock.ts";
import { toast } from "../../ui/toasts.ts";
import { alertsKey, type CachedAlerts, changeAlerts, clientAlertsKey } from "./alert-cache.ts";
import { type Clearing, lastClearing } from "./last-clearing.ts";

/** Optimistic; reverted if the server refuses. */
export function useAlertChanges() {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { venue_id: here } = useVenue();
  const { member } = useAccess();

  return useMemo(() => {
    const readAgain = () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: alertsKey(here) }),
        queryClient.invalidateQueries({ queryKey: clientAlertsKey }),
      ]);
    const fail = (what: string) => (failure: unknown) => showFailure(failure, what);

    const restore = async (clearing: Clearing) => {
      await lastClearing
        .bringBack(clearing, (clearing_id) => ask(restoreVenueAlerts, { clearing_id }))
        .catch(fail(t`The alerts were not brought back.`));
      await readAgain();
    };

    return {
      restore,
      /** Without a venue: all venues of the member. */
      clear: async (venueId?: number) => {
        await queryClient.cancelQueries({ queryKey: alertsKey(here) });
        const before = queryClient.getQueryData<CachedAlerts>(alertsKey(here));
        if (venueId === undefined || venueId === here) {
          const none = { items: [], next_cursor: null, count: 0, manual: null };
          queryClient.setQueryData<CachedAlerts>(alertsKey(here), { pages: [none], pageParams: [undefined] });
        }
        try {
          const input = venueId === undefined ? {} : { venue_id: venueId };
          const {
            clearing_id: clearingId,
            restorable_until: until,
            venues,
          } = await ask(clearVenueAlerts, input);
          const count = venues.reduce((sum, venue) => sum + venue.cleared, 0);
          if (clearingId) {
            const clearing = { clearingId, until };
            lastClearing.write(clearing);
            toast(t`${plural(count, { one: "One alert cleared", other: "# alerts cleared" })}`, {
              action: { label: t`Undo`, run: () => void restore(clearing) },
            });
          }
        } catch (failure) {
          queryClient.setQueryData(alertsKey(here), before);
          fail(t`The alerts were not cleared.`)(failure);
        }
        await readAgain();
      },
      /** Sets the number of manual alerts. */
      setByHand: async (count: number) => {
        await queryClient.cancelQueries({ queryKey: alertsKey(here) });
        const set_at = new Date(nowMs()).toISOString();
        changeAlerts(queryClient, here, (page) => ({
          ...page,
          count: page.count - (page.manual?.count ?? 0) + count,
          manual: count > 0 ? { count, set_at, set_by: member.name } : null,
        }));
        await ask(setVenueAlert, { venue_id: here, count }).catch(fail(t`The number was not changed.`));
        await readAgain();
      },
    };
  }, [ask, queryClient, here, member, showFailure, t]);
}
