import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { IconBell } from "@tabler/icons-react";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { Badge, Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { alertsKey, cacheAlertCount, refreshEmergency, useOpenAlerts } from "./alert-cache.ts";
import { OpenedAlerts } from "./OpenedAlerts.tsx";

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
    notification: (_event, { queryClient, venueId }) => refreshSoon(queryClient, alertsKey(venueId), 1_000),
  },
  background: [OpenedAlerts],
} satisfies Feature;

function useOpenBadge(): Badge | null {
  const { t } = useLingui();
  const count = useOpenAlerts();
  return count > 0 ? { count, label: t`open` } : null;
}
