import { msg } from "@lingui/core/macro";
import { IconCalendarClock } from "@tabler/icons-react";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { proactiveKey } from "./proactive-key.ts";
import { readProactiveSearch } from "./proactive-search.ts";

/** An import changes many stays at once. */
const readAgainMs = 2_000;

export const proactive = {
  screens: [
    {
      path: "/proactive-messages",
      title: msg`Proactive messages`,
      validateSearch: readProactiveSearch,
      component: lazyScreen(() => import("./ProactiveScreen.tsx"), "ProactiveScreen"),
    },
  ],
  liveHandlers: {
    reservations: (_, { queryClient, venueId }) =>
      refreshSoon(queryClient, proactiveKey(venueId), readAgainMs),
    proactive_rules: (_, { queryClient, venueId }) => refreshSoon(queryClient, proactiveKey(venueId), 0),
    settings: (_, { queryClient, venueId }) => refreshSoon(queryClient, proactiveKey(venueId), 0),
    message: ({ message }, { queryClient, venueId }) => {
      if (message.author === "rule") refreshSoon(queryClient, proactiveKey(venueId), readAgainMs);
    },
  },
  navItems: [
    { to: "/proactive-messages", name: msg`Proactive messages`, icon: IconCalendarClock, group: "assistant" },
  ],
} satisfies Feature;
