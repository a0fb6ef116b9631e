import { msg } from "@lingui/core/macro";
import { IconHome } from "@tabler/icons-react";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { updateHome } from "./home-cache.ts";

export const home: Feature = {
  screens: [
    {
      path: "/home",
      title: msg`Home`,
      component: lazyScreen(() => import("./HomeScreen.tsx"), "HomeScreen"),
    },
  ],
  navItems: [{ to: "/home", name: msg`Home`, icon: IconHome, group: "top", key: "h" }],
  liveHandlers: {
    conversation: ({ conversation }, { queryClient, venueId }) =>
      updateHome(queryClient, venueId, conversation),
  },
};
