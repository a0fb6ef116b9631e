import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useAccess } from "../../core/access/AccessContext.ts";
import { useSwitchVenue, useVenuesQuery } from "../../core/access/access-queries.ts";
import { useKnownShortcuts } from "../../core/keyboard/shortcuts.ts";
import type { PaletteEntry } from "../../core/navigation/feature.ts";
import { openOverlay } from "../../core/navigation/overlays.ts";
import { chooseTheme, useTheme } from "../../core/theme/theme.ts";
import { useQuoted } from "../../ui/quoted.ts";
import { features } from "../features.ts";
import { allNavItems } from "./nav-items.ts";
import { venueGroups } from "./venue-groups.ts";

const featureHooks = features.flatMap(({ usePaletteEntries }) => usePaletteEntries ?? []);

/** The navigation's screens, and those that one of them links to. */
const places: { to: string; name: MessageDescriptor; key?: string }[] = [
  ...allNavItems,
  ...features
    .flatMap(({ screens = [] }) => screens)
    .filter(({ family, title }) => family && !allNavItems.some(({ name }) => name.id === title.id))
    .map(({ path, title }) => ({ to: path, name: title })),
];

/** The searches of whole lists: the palette itself knows only screens, commands and the newest conversations. */
export function useWholeSearches(): (typed: string) => PaletteEntry[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const quoted = useQuoted();
  return (typed) => [
    {
      id: "all-reservations",
      group: "places",
      label: t`Search all reservations for ${quoted(typed)}`,
      run: () => void navigate({ to: "/reservations", search: { view: "all", q: typed } }),
    },
    {
      id: "all-conversations",
      group: "places",
      label: t`Search all conversations for ${quoted(typed)}`,
      run: () => void navigate({ to: "/transcripts", search: { search: typed } }),
    },
  ];
}

export function usePaletteEntries(): PaletteEntry[] {
  const places = usePlaceEntries();
  const commands = [...useScreenEntries(), ...useCommandEntries()];
  // biome-ignore lint/correctness/useHookAtTopLevel: the list of features never changes.
  return [...places, ...commands, ...featureHooks.flatMap((useEntries) => useEntries())];
}

function usePlaceEntries(): PaletteEntry[] {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  return places.map(({ to, name, key }) => ({
    id: to,
    group: "places",
    label: i18n._(name),
    ...(key ? { more: `G ${key.toUpperCase()}` } : {}),
    run: () => void navigate({ to }),
  }));
}

/** What the open screen does by key. */
function useScreenEntries(): PaletteEntry[] {
  return useKnownShortcuts().flatMap(({ name, shortcuts }) =>
    shortcuts
      .filter(({ inPalette }) => inPalette)
      .map(({ keys, label, run }) => ({
        id: `${name} ${keys}`,
        group: "commands",
        label,
        more: keys.toUpperCase(),
        run,
      })),
  );
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
      label: other === "dark" ? t`Use dark theme` : t`Use light theme`,
      run: () => chooseTheme(other),
    },
    {
      id: "keys",
      group: "commands",
      label: t`Show keyboard shortcuts`,
      more: "?",
      run: () => openOverlay("keys"),
    },
  ];
}
