import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  IconBell,
  IconBrandWhatsapp,
  IconBulb,
  IconCalendarEvent,
  IconCalendarTime,
  IconChartLine,
  IconDeviceMobileMessage,
  IconFileText,
  IconHome,
  IconInbox,
  IconPencil,
  IconReceipt,
  IconSettings,
  IconSparkles,
  IconUserPlus,
  IconWorld,
  type TablerIcon,
} from "@tabler/icons-react";

export type Place = {
  to: string;
  name: MessageDescriptor;
  icon: TablerIcon;
  /** The key after G that leads there. */
  key?: string;
  /** Further paths that belong to it. */
  covers?: string[];
};

export const home: Place = { to: "/home", name: msg`Home`, icon: IconHome, key: "h" };
export const inbox: Place = { to: "/messages", name: msg`Inbox`, icon: IconInbox, key: "m" };
export const alerts: Place = { to: "/alerts", name: msg`Alerts`, icon: IconBell, key: "a" };
export const reservations: Place = {
  to: "/reservations",
  name: msg`Reservations`,
  icon: IconCalendarEvent,
  key: "g",
};
export const addGuest: Place = { to: "/addguest", name: msg`Add guest`, icon: IconUserPlus };
const orders: Place = { to: "/orders", name: msg`Orders`, icon: IconReceipt, key: "o" };
const transcripts: Place = { to: "/transcripts", name: msg`Transcripts`, icon: IconFileText, key: "t" };
const simulator: Place = { to: "/simulator", name: msg`Simulator`, icon: IconDeviceMobileMessage, key: "s" };

const settings: Place = {
  to: "/settingsgeneral",
  name: msg`Settings`,
  icon: IconSettings,
  covers: [
    "/settingsaccountsetup",
    "/settingsnotifications",
    "/settingsfunctinality",
    "/settingsubscriptionBilling",
  ],
};

/** The navigation, in groups; the first and the last have no heading. */
export const placeGroups: { name: MessageDescriptor | null; places: Place[] }[] = [
  { name: null, places: [home, inbox, alerts] },
  { name: msg`Stays`, places: [reservations, orders, transcripts] },
  {
    name: msg`Assistant`,
    places: [
      {
        to: "/builder",
        name: msg`Builder`,
        icon: IconPencil,
        key: "b",
        covers: ["/profile", "/guestpolicy", "/amenities", "/faq", "/upsells"],
      },
      { to: "/guest-assistant", name: msg`Guest assistant`, icon: IconSparkles },
      { to: "/proactive-messages", name: msg`Proactive messages`, icon: IconCalendarTime },
      { to: "/public", name: msg`Public page`, icon: IconWorld },
      { to: "/statistics", name: msg`Statistics`, icon: IconChartLine },
    ],
  },
];

export const lastPlaces: Place[] = [
  simulator,
  { to: "/whatsapp-flow", name: msg`WhatsApp`, icon: IconBrandWhatsapp },
  { to: "/upvote-features", name: msg`Ideas`, icon: IconBulb },
  settings,
];

export const allPlaces: Place[] = [...placeGroups.flatMap((group) => group.places), addGuest, ...lastPlaces];

/** Whether a path is this place or one of those that belong to it. */
export function isAt(place: Place, path: string): boolean {
  return path === place.to || path.startsWith(`${place.to}/`) || (place.covers?.includes(path) ?? false);
}
