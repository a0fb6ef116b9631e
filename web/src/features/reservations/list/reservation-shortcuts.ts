import type { ReservationStatus } from "@bellhop/contract/reservations";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useShortcuts } from "../../../core/keyboard/shortcuts.ts";
import { cachedReservation } from "../reservation-cache.ts";
import { useReservationChanges } from "../reservation-changes.ts";
import { useToday } from "../reservation-queries.ts";
import { mainStep } from "../status-steps.ts";
import { focusedReservation, focusRowBeside, leaveRow } from "./rows.ts";

export const searchFieldId = "search-reservations";

export function useReservationShortcuts(openId: string | undefined, open: (reservationId: string) => void) {
  const { t } = useLingui();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const today = useToday();
  const { setStatus } = useReservationChanges();

  const take = (to: ReservationStatus) => {
    // Another dialog on top of the panel.
    if (document.querySelectorAll("dialog[open]").length > (openId ? 1 : 0)) return;
    const id = openId ?? focusedReservation();
    const reservation = id && cachedReservation(queryClient, venueId, id);
    const step = reservation && mainStep(reservation, today);
    if (!step || step.to !== to) return;
    if (!openId) leaveRow(reservation.reservation_id);
    void setStatus(reservation, step);
  };
  const inDialogs = openId !== undefined;
  useShortcuts(t`Reservations`, [
    { keys: "j", label: t`Next reservation`, run: () => focusRowBeside(1) },
    { keys: "k", label: t`Previous reservation`, run: () => focusRowBeside(-1) },
    {
      keys: "Enter",
      label: t`Open reservation`,
      run: () => {
        const id = focusedReservation();
        if (id) open(id);
        else focusRowBeside(1);
      },
    },
    { keys: "i", label: t`Check in`, run: () => take("checked_in"), inDialogs },
    { keys: "o", label: t`Check out`, run: () => take("checked_out"), inDialogs },
    {
      keys: "/",
      label: t`Search reservations`,
      run: () => document.getElementById(searchFieldId)?.focus(),
    },
  ]);
}
