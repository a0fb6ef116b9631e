import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Screen } from "../../core/navigation/feature.ts";

export type Planned = {
  title: MessageDescriptor;
  will: MessageDescriptor;
  /** Something similar that works today. */
  today: { to: string; label: MessageDescriptor };
} & Pick<Screen, "needs">;

const simulator = { to: "/simulator", label: msg`Open the simulator` };
const home = { to: "/home", label: msg`Go to Home` };
const inbox = { to: "/messages", label: msg`Open the inbox` };

export const planned = {
  "/proactive-messages": {
    title: msg`Proactive messages`,
    will: msg`Write messages that guests get automatically, and see when each one is sent.`,
    today: inbox,
  },
  "/public": {
    title: msg`Public page`,
    will: msg`Switch on a public page for guests, choose its look, and get its link.`,
    today: simulator,
  },
  "/settingsnotifications": {
    title: msg`Notifications`,
    will: msg`Choose who gets which notification, how and when.`,
    today: { to: "/alerts", label: msg`Open alerts` },
  },
  "/orders": {
    title: msg`Orders`,
    will: msg`Confirm guests' orders, and see the revenue.`,
    today: home,
  },
  "/statistics": {
    title: msg`Statistics`,
    will: msg`See how much the assistant answered, how fast you replied, and what guests ask.`,
    today: { to: "/home", label: msg`See today's figures on Home` },
  },
} satisfies Record<string, Planned>;

export type PlannedPath = keyof typeof planned;
