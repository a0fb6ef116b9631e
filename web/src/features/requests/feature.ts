import { msg } from "@lingui/core/macro";
import { IconClipboardCheck } from "@tabler/icons-react";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { requestLiveHandlers } from "./request-cache.ts";
import { readRequestSearch } from "./request-search.ts";
import { useOpenBadge } from "./use-open-badge.ts";

const path = "/orders";

export const requests = {
  screens: [
    {
      path,
      title: msg`Requests`,
      validateSearch: readRequestSearch,
      component: lazyScreen(() => import("./RequestsScreen.tsx"), "RequestsScreen"),
    },
    {
      path: `${path}/shift`,
      title: msg`Shift hand-over`,
      component: lazyScreen(() => import("./shift/ShiftScreen.tsx"), "ShiftScreen"),
    },
  ],
  navItems: [
    {
      to: path,
      name: msg`Requests`,
      icon: IconClipboardCheck,
      group: "stays",
      key: "o",
      useBadge: useOpenBadge,
    },
  ],
  liveHandlers: requestLiveHandlers,
} satisfies Feature;
