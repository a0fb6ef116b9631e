import { msg } from "@lingui/core/macro";
import { IconUsers } from "@tabler/icons-react";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";

const name = msg`Team and hotels`;

export const account: Feature = {
  screens: [
    {
      path: "/settingsaccountsetup",
      title: name,
      family: { name: "settings", order: 0 },
      component: lazyScreen(() => import("./AccountSetupScreen.tsx"), "AccountSetupScreen"),
    },
  ],
  navItems: [{ to: "/settingsaccountsetup", name, icon: IconUsers, group: "bottom", family: "settings" }],
};
