import { msg } from "@lingui/core/macro";
import { saveUnsaved } from "../../core/autosave/SaveUnsaved.tsx";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { settingsKey } from "./store/settings-key.ts";

export const settings = {
  screens: [
    {
      path: "/settingsgeneral",
      title: msg`General settings`,
      family: { name: "settings", order: 1 },
      component: lazyScreen(() => import("./general/GeneralScreen.tsx"), "GeneralScreen"),
    },
    {
      path: "/settingsfunctinality",
      title: msg`Features`,
      family: { name: "settings", order: 3 },
      component: lazyScreen(() => import("./switches/FeaturesScreen.tsx"), "FeaturesScreen"),
    },
  ],
  liveHandlers: {
    settings: (_, { queryClient, venueId }) => refreshSoon(queryClient, settingsKey(venueId), 0),
  },
  background: [
    saveUnsaved(["settings"], async () => (await import("./store/settings-store.ts")).settingsStoreFor),
  ],
} satisfies Feature;
