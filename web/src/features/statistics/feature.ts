import { msg } from "@lingui/core/macro";
import { IconChartLine } from "@tabler/icons-react";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";

const [path, title] = ["/statistics", msg`Statistics`];

export const statistics: Feature = {
  screens: [
    {
      path,
      title,
      component: lazyScreen(() => import("./StatisticsScreen.tsx"), "StatisticsScreen"),
    },
  ],
  navItems: [{ to: path, name: title, icon: IconChartLine, group: "assistant" }],
};
