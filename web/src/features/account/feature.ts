import { msg } from "@lingui/core/macro";
import { IconSettings } from "@tabler/icons-react";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";

export const account: Feature = {
  screens: [
    {
      path: "/settingsaccountsetup",
      title: msg`Team and hotels`,
      family: { name: "settings", order: 0 },
      component: lazyScreen(() => import("./AccountSetupScreen.tsx"), "AccountSetupScreen"),
    },
  ],
  navItems: [
    {
      to: "/settingsaccountsetup",
      name: msg`Settings`,
      icon: IconSettings,
      group: "bottom",
      family: "settings",
    },
  ],
};
