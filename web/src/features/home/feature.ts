import { msg } from "@lingui/core/macro";
import { IconHome } from "@tabler/icons-react";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { healthKey } from "../about/index.ts";
import { homeAgainMs, homeKey, updateHome } from "./home-cache.ts";

export const home = {
  screens: [
    {
      path: "/home",
      title: msg`Home`,
      component: lazyScreen(() => import("./HomeScreen.tsx"), "HomeScreen"),
    },
  ],
  navItems: [{ to: "/home", name: msg`Home`, icon: IconHome, group: "top", key: "h" }],
  liveHandlers: {
    conversation: ({ conversation }, { queryClient, venueId }) =>
      updateHome(queryClient, venueId, conversation),
    // A broken connection raises an alert.
    alerts: (_, { queryClient, venueId }) => refreshSoon(queryClient, healthKey(venueId), homeAgainMs),
    gaps: (_, { queryClient, venueId }) => refreshSoon(queryClient, homeKey(venueId), homeAgainMs),
    reservations: (_, { queryClient, venueId }) => refreshSoon(queryClient, homeKey(venueId), homeAgainMs),
    suggestions: (_, { queryClient, venueId }) => refreshSoon(queryClient, homeKey(venueId), 0),
    request_changed: (_, { queryClient, venueId }) => refreshSoon(queryClient, homeKey(venueId), homeAgainMs),
    shift_note: (_, { queryClient, venueId }) => refreshSoon(queryClient, homeKey(venueId), homeAgainMs),
  },
} satisfies Feature;
