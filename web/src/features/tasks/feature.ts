import { useLingui } from "@lingui/react/macro";
import { lazy } from "react";
import type { Feature, PaletteEntry } from "../../core/navigation/feature.ts";
import { openOverlay } from "../../core/navigation/overlays.ts";
import { cacheTask } from "./task-cache.ts";

const TaskWatch = lazy(() => import("./TaskWatch.tsx").then((module) => ({ default: module.TaskWatch })));

export const tasks = {
  usePaletteEntries: useTaskCommands,
  liveHandlers: {
    task: ({ task }, { queryClient, venueId }) => cacheTask(queryClient, venueId, task),
  },
  background: [TaskWatch],
} satisfies Feature;

function useTaskCommands(): PaletteEntry[] {
  const { t } = useLingui();
  return [{ id: "tasks", group: "commands", label: t`Show tasks`, run: () => openOverlay("tasks") }];
}
