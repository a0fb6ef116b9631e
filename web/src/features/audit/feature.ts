import { msg } from "@lingui/core/macro";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";

export const audit: Feature = {
  screens: [
    {
      path: "/settingsaccountsetup/log",
      title: msg`Activity log`,
      component: lazyScreen(() => import("./AuditScreen.tsx"), "AuditScreen"),
    },
  ],
};
