import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { IconBell } from "@tabler/icons-react";
import type { Badge, Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { cacheAlertCount, refreshEmergency, useOpenAlerts } from "./alert-cache.ts";

export const alerts = {
  screens: [
    {
      path: "/alerts",
      title: msg`Alerts`,
      component: lazyScreen(() => import("./AlertsScreen.tsx"), "AlertsScreen"),
    },
  ],
  navItems: [
    { to: "/alerts", name: msg`Alerts`, icon: IconBell, group: "top", key: "a", useBadge: useOpenBadge },
  ],
  liveHandlers: {
    alerts: ({ count }, { queryClient, venueId }) => cacheAlertCount(queryClient, venueId, count),
    conversation: ({ conversation }, { queryClient, venueId }) =>
      refreshEmergency(queryClient, venueId, conversation),
    notification: () => {},
    duty: () => {},
  },
} satisfies Feature;

function useOpenBadge(): Badge | null {
  const { t } = useLingui();
  const count = useOpenAlerts();
  return count > 0 ? { count, label: t`open` } : null;
}
