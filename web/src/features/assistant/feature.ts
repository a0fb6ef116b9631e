import { msg } from "@lingui/core/macro";
import { IconSparkles } from "@tabler/icons-react";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { gapsKey, statementsKey, testQuestionsKey } from "./assistant-keys.ts";
import { type AssistantPart, assistantParts } from "./assistant-parts.ts";

/** Translations arrive one after another. */
const readAgainMs = 2_000;

export const assistant = {
  screens: [
    {
      path: "/guest-assistant",
      title: msg`Guest assistant`,
      validateSearch: ({ part }): { part?: AssistantPart } => {
        const known = assistantParts.find((one) => one === part);
        return known ? { part: known } : {};
      },
      component: lazyScreen(() => import("./AssistantScreen.tsx"), "AssistantScreen"),
    },
  ],
  liveHandlers: {
    test_questions: (_, { queryClient, venueId }) => refreshSoon(queryClient, testQuestionsKey(venueId), 0),
    gaps: (_, { queryClient, venueId }) => refreshSoon(queryClient, gapsKey(venueId), 0),
    // Translations may have been switched on.
    settings: (_, { queryClient, venueId }) => refreshSoon(queryClient, statementsKey(venueId), 0),
    concierge: (_, { queryClient, venueId }) => refreshSoon(queryClient, statementsKey(venueId), 0),
    task: ({ task }, { queryClient, venueId }) => {
      if (task.kind === "translate_statements") refreshSoon(queryClient, statementsKey(venueId), readAgainMs);
    },
  },
  navItems: [{ to: "/guest-assistant", name: msg`Guest assistant`, icon: IconSparkles, group: "assistant" }],
} satisfies Feature;
