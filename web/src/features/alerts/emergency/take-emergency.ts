import { type listClientAlerts, takeEmergency } from "@bellhop/contract/alerts";
import type { OutputOf } from "@bellhop/contract/call";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useAccess } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { shownName } from "../../../core/guests/shown-name.ts";
import { isolated } from "../../../ui/isolated.ts";
import { toast } from "../../../ui/toasts.ts";
import { alertsKey, type CachedAlerts, clientAlertsKey } from "../alert-cache.ts";
import { type Emergency, withTaken } from "./open-emergencies.ts";

/** Optimistic; read again afterwards, also if the server refuses. */
export function useTakeEmergency(open: (emergency: Emergency) => void) {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { member } = useAccess();
  return async (emergency: Emergency) => {
    const { venue, conversation_id } = emergency;
    const ofVenue = alertsKey(venue.venue_id);
    const keys = [ofVenue, clientAlertsKey];
    await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
    queryClient.setQueryData<CachedAlerts>(
      ofVenue,
      (alerts) =>
        alerts && {
          ...alerts,
          pages: alerts.pages.map((page) => ({
            ...page,
            items: withTaken(page.items, emergency, member.name),
          })),
        },
    );
    queryClient.setQueryData<OutputOf<typeof listClientAlerts>>(
      clientAlertsKey,
      (all) =>
        all && {
          ...all,
          items: all.items.map((one) => ({ ...one, alerts: withTaken(one.alerts, emergency, member.name) })),
        },
    );
    try {
      const { taken_by } = await ask(takeEmergency, { venue_id: venue.venue_id, conversation_id });
      const guest = isolated(shownName(emergency.guest_name));
      const wordsFor = (name: string) =>
        name === member.name ? t`You are on it: ${guest}` : t`${isolated(name)} is already on it: ${guest}`;
      const words = taken_by === null ? t`This emergency is over: ${guest}` : wordsFor(taken_by);
      toast(words, { action: { label: t`Open conversation`, run: () => open(emergency) } });
    } catch (failure) {
      showFailure(failure, t`Could not take the emergency.`);
    }
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
