import { msg } from "@lingui/core/macro";
import { IconSparkles } from "@tabler/icons-react";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";

export const assistant: Feature = {
  screens: [
    {
      path: "/guest-assistant",
      title: msg`Guest assistant`,
      validateSearch: ({ part }): { part?: "settings" | "try" } =>
        part === "settings" || part === "try" ? { part } : {},
      component: lazyScreen(() => import("./AssistantScreen.tsx"), "AssistantScreen"),
    },
  ],
  navItems: [{ to: "/guest-assistant", name: msg`Guest assistant`, icon: IconSparkles, group: "assistant" }],
};
