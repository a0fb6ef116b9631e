import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useAccess } from "../../core/access/AccessContext.ts";
import { useSwitchVenue, useVenuesQuery } from "../../core/access/access-queries.ts";
import type { PaletteEntry } from "../../core/navigation/feature.ts";
import { openOverlay } from "../../core/navigation/overlays.ts";
import { chooseTheme, useTheme } from "../../core/theme/theme.ts";
import { features } from "../features.ts";
import { allNavItems } from "./nav-items.ts";
import { venueGroups } from "./venue-groups.ts";

const featureHooks = features.flatMap(({ usePaletteEntries }) => usePaletteEntries ?? []);

export function usePaletteEntries(): PaletteEntry[] {
  const places = usePlaceEntries();
  const commands = useCommandEntries();
  // biome-ignore lint/correctness/useHookAtTopLevel: the list of features never changes.
  return [...places, ...commands, ...featureHooks.flatMap((useEntries) => useEntries())];
}

function usePlaceEntries(): PaletteEntry[] {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  return allNavItems.map(({ to, name, key }) => ({
    id: to,
    group: "places",
    label: i18n._(name),
    ...(key ? { more: `G ${key.toUpperCase()}` } : {}),
    run: () => void navigate({ to }),
  }));
}

function useCommandEntries(): PaletteEntry[] {
  const { t } = useLingui();
  const { shown } = useTheme();
  const { venue: current, memberships } = useAccess();
  const { data: venues } = useVenuesQuery();
  const switchVenue = useSwitchVenue();
  const other = shown === "dark" ? "light" : "dark";
  const venueEntries = venueGroups(venues?.items ?? [], memberships)
    .flatMap((group) => group.venues)
    .filter((venue) => venue.venue_id !== current?.venue_id)
    .map((venue) => ({
      id: `venue ${venue.venue_id}`,
      group: "commands" as const,
      label: t`Switch to ${venue.name}`,
      run: () => switchVenue.mutate(venue.venue_id),
    }));
  return [
    ...venueEntries,
    {
      id: "theme",
      group: "commands",
      label: other === "dark" ? t`Dark theme` : t`Light theme`,
      run: () => chooseTheme(other),
    },
    { id: "keys", group: "commands", label: t`Show the keys`, more: "?", run: () => openOverlay("keys") },
  ];
}
