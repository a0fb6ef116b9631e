import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { Feature, PaletteEntry } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { readImportSearch } from "./import-search.ts";
import { importsKey } from "./imports-key.ts";

const path = "/reservations/import";

export const reservationImports = {
  screens: [
    {
      path,
      title: msg`Import reservations`,
      validateSearch: readImportSearch,
      component: lazyScreen(() => import("./ReservationImportScreen.tsx"), "ReservationImportScreen"),
    },
  ],
  usePaletteEntries,
  liveHandlers: {
    reservation_import: (_event, { queryClient, venueId }) =>
      refreshSoon(queryClient, importsKey(venueId), 0),
  },
} satisfies Feature;

function usePaletteEntries(): PaletteEntry[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const run = () => void navigate({ to: path, search: {} });
  return [{ id: "import reservations", group: "commands", label: t`Import reservations`, run }];
}
