import { msg } from "@lingui/core/macro";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { hasEnded } from "../tasks/index.ts";
import { importsKey } from "./imports-key.ts";

export const imports = {
  screens: [
    {
      path: "/builder/import",
      title: msg`Import`,
      validateSearch: ({ import: id }): { import?: string } =>
        typeof id === "string" && id !== "" ? { import: id } : {},
      component: lazyScreen(() => import("./ImportScreen.tsx"), "ImportScreen"),
    },
  ],
  liveHandlers: {
    // The event says that the import has ended, but not what it found.
    task: ({ task }, { queryClient, venueId }) => {
      if (task.kind === "start_knowledge_import" && hasEnded(task))
        refreshSoon(queryClient, importsKey(venueId), 0);
    },
  },
} satisfies Feature;
