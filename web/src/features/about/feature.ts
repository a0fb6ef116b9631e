import { msg } from "@lingui/core/macro";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";

export const about: Feature = {
  screens: [
    {
      path: "/about",
      title: msg`About`,
      component: lazyScreen(() => import("./AboutScreen.tsx"), "AboutScreen"),
    },
  ],
};
