import { msg } from "@lingui/core/macro";
import { accessKey } from "../../core/api/query.ts";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { planKey, trialKey } from "./plan-keys.ts";

/** A guest's answer causes several events. */
const gatherMs = 2_000;

export const plans: Feature = {
  screens: [
    {
      path: "/settingsubscriptionBilling",
      title: msg`Plan and usage`,
      family: { name: "settings", order: 4 },
      component: lazyScreen(() => import("./PlanScreen.tsx"), "PlanScreen"),
    },
  ],
  liveHandlers: {
    plan: (_, { queryClient, venueId }) => {
      refreshSoon(queryClient, planKey, 0);
      refreshSoon(queryClient, trialKey(venueId), 0);
      refreshSoon(queryClient, accessKey, 0);
    },
    concierge: (_, { queryClient, venueId }) => refreshSoon(queryClient, trialKey(venueId), 0),
    knowledge: (_, { queryClient, venueId }) => refreshSoon(queryClient, trialKey(venueId), gatherMs),
    settings: (_, { queryClient, venueId }) => refreshSoon(queryClient, trialKey(venueId), gatherMs),
    message: ({ message }, { queryClient, venueId }) => {
      if (message.author === "assistant") refreshSoon(queryClient, trialKey(venueId), gatherMs);
    },
  },
};
