import { msg } from "@lingui/core/macro";
import { IconPencil } from "@tabler/icons-react";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { readBuilderSearch } from "./builder-search.ts";

export const builder: Feature = {
  screens: [
    {
      path: "/builder",
      title: msg`Builder`,
      validateSearch: readBuilderSearch,
      family: { name: "builder", order: 0 },
      component: lazyScreen(() => import("./BuilderScreen.tsx"), "BuilderScreen"),
    },
  ],
  navItems: [
    {
      to: "/builder",
      name: msg`Builder`,
      icon: IconPencil,
      group: "assistant",
      key: "b",
      family: "builder",
    },
  ],
};
