import type { TrialStatus, TrialStepName } from "@bellhop/contract/plans";
import { msg } from "@lingui/core/macro";
import { accessKey } from "../../core/api/query.ts";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { Feature, LiveContext } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { planKey, trialKey } from "./plan-keys.ts";

/** A guest's answer causes several events. */
const gatherMs = 2_000;

/** A step that was open may be done now. */
function refreshOpen({ queryClient, venueId }: LiveContext, step: TrialStepName) {
  const known = queryClient.getQueryData<TrialStatus>(trialKey(venueId));
  const isOpen = known?.steps.some((one) => one.step === step && one.state === "open");
  if (isOpen) refreshSoon(queryClient, trialKey(venueId), gatherMs);
}

export const plans = {
  screens: [
    {
      path: "/settingsubscriptionBilling",
      title: msg`Plan and usage`,
      family: { name: "settings", order: 4, from: "manager" },
      component: lazyScreen(() => import("./PlanScreen.tsx"), "PlanScreen"),
    },
  ],
  liveHandlers: {
    plan: (_, { queryClient, venueId }) => {
      refreshSoon(queryClient, planKey, 0);
      refreshSoon(queryClient, trialKey(venueId), 0);
      refreshSoon(queryClient, accessKey, 0);
    },
    concierge: (_, at) => refreshOpen(at, "knowledge"),
    knowledge: ({ section }, at) => section === "profile" && refreshOpen(at, "profile"),
    settings: (_, at) => refreshOpen(at, "channel"),
    message: ({ message }, at) => message.author === "assistant" && refreshOpen(at, "first_answer"),
  },
} satisfies Feature;
