import { msg } from "@lingui/core/macro";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { Background } from "./background/Background.tsx";
import { notificationsKey } from "./notification-queries.ts";

export const notifications = {
  screens: [
    {
      path: "/settingsnotifications",
      title: msg`Notifications`,
      family: { name: "settings", order: 2 },
      component: lazyScreen(() => import("./NotificationsScreen.tsx"), "NotificationsScreen"),
    },
  ],
  liveHandlers: {
    duty: (_, { queryClient, venueId }) => refreshSoon(queryClient, notificationsKey(venueId), 500),
    settings: (_, { queryClient, venueId }) => refreshSoon(queryClient, notificationsKey(venueId), 500),
  },
  background: [Background],
} satisfies Feature;
