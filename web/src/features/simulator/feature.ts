import { msg } from "@lingui/core/macro";
import { IconDeviceMobileMessage } from "@tabler/icons-react";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";

export const simulator: Feature = {
  screens: [
    {
      path: "/simulator",
      title: msg`Simulator`,
      validateSearch: ({ ask }): { ask?: string } => (typeof ask === "string" && ask !== "" ? { ask } : {}),
      component: lazyScreen(() => import("./SimulatorScreen.tsx"), "SimulatorScreen"),
    },
  ],
  navItems: [
    { to: "/simulator", name: msg`Simulator`, icon: IconDeviceMobileMessage, group: "bottom", key: "s" },
  ],
};
