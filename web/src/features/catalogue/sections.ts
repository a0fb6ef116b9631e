import type { Section } from "@bellhop/contract/knowledge";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  IconBuilding,
  IconClipboardList,
  IconGift,
  IconHelpCircle,
  IconPool,
  type TablerIcon,
} from "@tabler/icons-react";

/** In the order in which a venue writes them. */
export const sections: {
  section: Section;
  name: MessageDescriptor;
  icon: TablerIcon;
  path: "/profile" | "/guestpolicy" | "/amenities" | "/faq" | "/upsells";
}[] = [
  { section: "profile", name: msg`Hotel profile`, icon: IconBuilding, path: "/profile" },
  { section: "policy", name: msg`Guest policy`, icon: IconClipboardList, path: "/guestpolicy" },
  { section: "amenities", name: msg`Amenities`, icon: IconPool, path: "/amenities" },
  { section: "faq", name: msg`FAQ`, icon: IconHelpCircle, path: "/faq" },
  { section: "upsells", name: msg`Upsells`, icon: IconGift, path: "/upsells" },
];

const names = Object.fromEntries(sections.map(({ section, name }) => [section, name]));

export const sectionName = (section: Section): MessageDescriptor => names[section] as MessageDescriptor;
