import type { PushDevice } from "@bellhop/contract/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { changeNotifications, notificationsKey } from "../notification-queries.ts";

/** Shows the devices that a call has returned. The people of the ladder are read again. */
export function useSetDevices() {
  const { venue_id } = useVenue();
  const queryClient = useQueryClient();
  return (devices: PushDevice[]) => {
    changeNotifications(queryClient, venue_id, (before) => ({ ...before, devices }));
    void queryClient.invalidateQueries({ queryKey: notificationsKey(venue_id), exact: true });
  };
}
