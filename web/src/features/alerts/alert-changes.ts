import {
  clearVenueAlerts,
  type ManualAlert,
  restoreVenueAlerts,
  setVenueAlert,
} from "@bellhop/contract/alerts";
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

/** Optimistic, except what is typed; reverted if the server refuses. */
export function useAlertChanges() {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { venue_id: ownVenueId } = useVenue();
  const { member } = useAccess();

  return useMemo(() => {
    const readAgain = () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: alertsKey(ownVenueId) }),
        queryClient.invalidateQueries({ queryKey: clientAlertsKey }),
      ]);
    const fail = (what: string) => (failure: unknown) => showFailure(failure, what);

    const restore = async (clearing: Clearing) => {
      await lastClearing
        .bringBack(clearing, (clearing_id) => ask(restoreVenueAlerts, { clearing_id }))
        .catch(fail(t`Could not bring the alerts back.`));
      await readAgain();
    };

    /** Sets the manual alert; a count of 0 removes it. */
    const setManual = async (count: number, text: string): Promise<boolean> => {
      await queryClient.cancelQueries({ queryKey: alertsKey(ownVenueId) });
      const set_at = new Date(nowMs()).toISOString();
      changeAlerts(queryClient, ownVenueId, (page) => ({
        ...page,
        count: page.count - (page.manual?.count ?? 0) + count,
        manual: count > 0 ? { count, text, set_at, set_by: member.name } : null,
      }));
      const isSet = await ask(setVenueAlert, { venue_id: ownVenueId, count, text }).then(
        () => true,
        (failure) => {
          fail(t`Could not save the alert.`)(failure);
          return false;
        },
      );
      await readAgain();
      return isSet;
    };

    /** Shows the manual alert once it is saved; rejects if it was not. */
    const saveManual = async (count: number, text: string): Promise<void> => {
      await ask(setVenueAlert, { venue_id: ownVenueId, count, text });
      void readAgain();
    };

    return {
      restore,
      /** Without a venue: all venues of the member. */
      clear: async (venueId?: number) => {
        await queryClient.cancelQueries({ queryKey: alertsKey(ownVenueId) });
        const before = queryClient.getQueryData<CachedAlerts>(alertsKey(ownVenueId));
        if (venueId === undefined || venueId === ownVenueId) {
          const none = { items: [], next_cursor: null, count: 0, manual: null };
          queryClient.setQueryData<CachedAlerts>(alertsKey(ownVenueId), {
            pages: [none],
            pageParams: [undefined],
          });
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
            toast(t`${plural(count, { one: "1 alert cleared.", other: "# alerts cleared." })}`, {
              action: { label: t`Undo`, run: () => void restore(clearing) },
            });
          }
        } catch (failure) {
          queryClient.setQueryData(alertsKey(ownVenueId), before);
          fail(t`Could not clear the alerts.`)(failure);
        }
        await readAgain();
      },
      saveManual,
      removeManual: async (manual: ManualAlert) => {
        const undo = () => void setManual(manual.count, manual.text);
        if (await setManual(0, "")) toast(t`Alert removed.`, { action: { label: t`Undo`, run: undo } });
      },
    };
  }, [ask, queryClient, ownVenueId, member, showFailure, t]);
}
