import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Screen } from "../../core/navigation/feature.ts";

export type Planned = { title: MessageDescriptor } & Pick<Screen, "needs">;

/** Apart from what they will do, which is loaded with the screen. */
export const planned = {
  "/proactive-messages": { title: msg`Proactive messages` },
  "/settingsnotifications": { title: msg`Notifications` },
  "/orders": { title: msg`Orders` },
  "/statistics": { title: msg`Statistics` },
} satisfies Record<string, Planned>;

export type PlannedPath = keyof typeof planned;
