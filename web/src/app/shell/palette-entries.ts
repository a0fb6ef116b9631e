import type { Conversation } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useAccess } from "../../core/access/AccessContext.ts";
import { useSwitchVenue, useVenuesQuery } from "../../core/access/access-queries.ts";
import { useFeatureFlags } from "../../core/access/feature-flags.ts";
import { openOverlay } from "../../core/navigation/overlays.ts";
import { readablePhone } from "../../core/phone/readable-phone.ts";
import { chooseTheme, useTheme } from "../../core/theme/theme.ts";
import { useConversationList } from "../../features/inbox/conversations/conversation-queries.ts";
import type { Found } from "./palette-search.ts";
import { allPlaces } from "./places.ts";
import { venueGroups } from "./venue-groups.ts";

/** Everything the palette can find: guests of the inbox, screens, and commands. */
export function usePaletteEntries(): Found[] {
  return [...useGuestEntries(), ...usePlaceEntries(), ...useCommandEntries()];
}

function useGuestEntries(): Found[] {
  const { dashboardConversationEnable } = useFeatureFlags();
  const { t } = useLingui();
  const navigate = useNavigate();
  const all = useConversationList("all", dashboardConversationEnable);
  const waiting = useConversationList("waiting", dashboardConversationEnable);
  const seen = new Map<string, Conversation>();
  for (const page of [...(waiting.data?.pages ?? []), ...(all.data?.pages ?? [])]) {
    for (const one of page.items) seen.set(one.conversation_id, one);
  }
  return [...seen.values()].map(({ conversation_id, guest, stay }) => ({
    id: conversation_id,
    group: "guests",
    words: guest.name,
    more: stay?.room ? t`Room ${stay.room}` : guest.phone ? readablePhone(guest.phone) : "",
    alsoFoundBy: `${guest.phone ?? ""} ${stay?.reservation_number ?? ""}`,
    run: () => void navigate({ to: "/messages", search: { tab: "all", conversation: conversation_id } }),
  }));
}

function usePlaceEntries(): Found[] {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  return allPlaces.map((place) => ({
    id: place.to,
    group: "places",
    words: i18n._(place.name),
    ...(place.key ? { more: `G ${place.key.toUpperCase()}` } : {}),
    run: () => void navigate({ to: place.to }),
  }));
}

function useCommandEntries(): Found[] {
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
      words: t`Switch to ${venue.name}`,
      run: () => switchVenue.mutate(venue.venue_id),
    }));
  return [
    ...venueEntries,
    {
      id: "theme",
      group: "commands",
      words: other === "dark" ? t`Dark theme` : t`Light theme`,
      run: () => chooseTheme(other),
    },
    { id: "tasks", group: "commands", words: t`Show the tasks`, run: () => openOverlay("tasks") },
    { id: "keys", group: "commands", words: t`Show the keys`, more: "?", run: () => openOverlay("keys") },
  ];
}
