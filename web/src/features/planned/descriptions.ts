import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PlannedPath } from "./planned.ts";

export type Description = {
  will: MessageDescriptor;
  /** Something similar that works today. */
  today: { to: string; label: MessageDescriptor };
};

const home = { to: "/home", label: msg`Go to Home` };

export const descriptions: Record<PlannedPath, Description> = {
  "/proactive-messages": {
    will: msg`Write messages that guests get automatically, and see when each one is sent.`,
    today: { to: "/messages", label: msg`Open the inbox` },
  },
  "/settingsnotifications": {
    will: msg`Choose who gets which notification, how and when.`,
    today: { to: "/alerts", label: msg`Open alerts` },
  },
  "/orders": {
    will: msg`Confirm guests' orders, and see the revenue.`,
    today: home,
  },
  "/statistics": {
    will: msg`See how much the assistant answered, how fast you replied, and what guests ask.`,
    today: { to: "/home", label: msg`See today's figures on Home` },
  },
};
