import type { Conversation } from "@bellhop/contract/conversations";
import type { Guest } from "@bellhop/contract/guests";
import type { Message } from "@bellhop/contract/messages";
import { msg } from "@lingui/core/macro";
import { IconUserPlus } from "@tabler/icons-react";
import type { QueryClient } from "@tanstack/react-query";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { readAddGuestSearch } from "./add/add-guest-search.ts";
import { forgetDraftFor } from "./add/draft-key.ts";
import { guestKeys } from "./guest-keys.ts";

/** Imports and check-ins come in bursts. */
const gatherMs = 1_000;

export const guests = {
  screens: [
    {
      path: "/addguest",
      title: msg`Add guest`,
      validateSearch: readAddGuestSearch,
      component: lazyScreen(() => import("./add/AddGuestScreen.tsx"), "AddGuestScreen"),
    },
  ],
  navItems: [{ to: "/addguest", name: msg`Add guest`, icon: IconUserPlus, group: "top", key: "n" }],
  liveHandlers: {
    message: ({ message }, { queryClient, venueId }) => {
      queryClient.setQueryData<Message | null>(
        guestKeys.firstMessage(venueId, message.message_id),
        (known) => known && message,
      );
    },
    conversation: ({ conversation: { guest } }, { queryClient, venueId }) =>
      refreshChanged(queryClient, venueId, guest),
    reservations: (_event, { queryClient, venueId }) =>
      refreshSoon(queryClient, guestKeys.all(venueId), gatherMs),
    guest_deleted: ({ guest_ids }, { queryClient, venueId }) => {
      for (const id of guest_ids) {
        queryClient.removeQueries({ queryKey: guestKeys.one(venueId, id) });
        forgetDraftFor(id);
      }
    },
  },
} satisfies Feature;

/** A conversation changes with each message, its guest seldom. */
function refreshChanged(queryClient: QueryClient, venueId: number, guest: Conversation["guest"]) {
  const queryKey = guestKeys.one(venueId, guest.guest_id);
  const known = queryClient.getQueryData<Guest>(queryKey);
  const hasChanged = (["name", "phone", "language", "opted_out"] as const).some(
    (field) => known && known[field] !== guest[field],
  );
  if (hasChanged) refreshSoon(queryClient, queryKey, gatherMs);
}
