import { msg } from "@lingui/core/macro";
import {
  IconBrandWhatsapp,
  IconBulb,
  IconCalendarEvent,
  IconCalendarTime,
  IconChartLine,
  IconFileText,
  IconReceipt,
  IconSettings,
  IconUserPlus,
  IconWorld,
} from "@tabler/icons-react";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { type Planned, type PlannedPath, planned as screens } from "./planned.ts";

const component = lazyScreen(() => import("./PlannedScreen.tsx"), "PlannedScreen");

/** The screens that are not built yet. A screen that gets built leaves this folder for one of its own. */
export const planned: Feature = {
  screens: (Object.keys(screens) as PlannedPath[]).map((path) => {
    const { title, needs, family }: Planned = screens[path];
    return { path, title, component, ...(needs && { needs }), ...(family && { family }) };
  }),
  navItems: [
    {
      to: "/reservations",
      name: msg`Reservations`,
      icon: IconCalendarEvent,
      group: "stays",
      key: "g",
    },
    { to: "/orders", name: msg`Orders`, icon: IconReceipt, group: "stays", key: "o" },
    { to: "/transcripts", name: msg`Transcripts`, icon: IconFileText, group: "stays", key: "t" },
    { to: "/proactive-messages", name: msg`Proactive messages`, icon: IconCalendarTime, group: "assistant" },
    { to: "/public", name: msg`Public page`, icon: IconWorld, group: "assistant" },
    { to: "/statistics", name: msg`Statistics`, icon: IconChartLine, group: "assistant" },
    { to: "/addguest", name: msg`Add guest`, icon: IconUserPlus },
    { to: "/whatsapp-flow", name: msg`WhatsApp`, icon: IconBrandWhatsapp, group: "bottom" },
    { to: "/upvote-features", name: msg`Ideas`, icon: IconBulb, group: "bottom" },
    { to: "/settingsgeneral", name: msg`Settings`, icon: IconSettings, group: "bottom", family: "settings" },
  ],
};
