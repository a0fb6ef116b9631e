import { msg } from "@lingui/core/macro";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";

export const account: Feature = {
  screens: [
    {
      path: "/settingsaccountsetup",
      title: msg`Account setup`,
      family: { name: "settings", order: 1 },
      component: lazyScreen(() => import("./AccountSetupScreen.tsx"), "AccountSetupScreen"),
    },
  ],
};
