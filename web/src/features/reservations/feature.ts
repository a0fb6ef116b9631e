import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { IconCalendarEvent } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { saveUnsaved } from "../../core/autosave/SaveUnsaved.tsx";
import type { Feature, PaletteEntry } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { reservationLiveHandlers } from "./reservation-cache.ts";
import { readReservationSearch, type View } from "./reservation-search.ts";

const path = "/reservations";
const title = msg`Reservations`;

export const reservations = {
  screens: [
    {
      path,
      title,
      validateSearch: readReservationSearch,
      component: lazyScreen(() => import("./ReservationsScreen.tsx"), "ReservationsScreen"),
    },
  ],
  navItems: [{ to: path, name: title, icon: IconCalendarEvent, group: "stays", key: "r" }],
  usePaletteEntries,
  liveHandlers: reservationLiveHandlers,
  background: [
    saveUnsaved(
      ["reservations"],
      async () => (await import("./panel/reservation-records.ts")).reservationRecordsFor,
    ),
  ],
} satisfies Feature;

function usePaletteEntries(): PaletteEntry[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const views: [View, string][] = [
    ["arrivals", t`Arrivals today`],
    ["in_house", t`Guests in house`],
    ["departures", t`Departures today`],
  ];
  return views.map(([view, label]) => ({
    id: `reservations ${view}`,
    group: "places",
    label,
    run: () => void navigate({ to: path, search: readReservationSearch({ view }) }),
  }));
}
