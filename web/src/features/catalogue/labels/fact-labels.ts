import type { CatalogueItem } from "@bellhop/contract/catalogue";
import type { Facts } from "@bellhop/contract/knowledge";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export type FactName = keyof Facts;

type FactLabels = {
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** After the number. */
  suffix?: MessageDescriptor;
};

const usual: Record<FactName, FactLabels> = {
  allowed: { label: msg`Allowed` },
  from: { label: msg`From` },
  until: { label: msg`Until` },
  hours: { label: msg`Opening hours` },
  age: { label: msg`Age`, suffix: msg`years` },
  days: { label: msg`Days`, suffix: msg`days before arrival` },
  count: { label: msg`How many` },
  height_cm: { label: msg`Maximum height`, suffix: msg`cm` },
  phone: { label: msg`Phone` },
  email: { label: msg`E-mail` },
  url: { label: msg`Link` },
};

const offered: Partial<Record<FactName, FactLabels>> = {
  from: { label: msg`Available from` },
  until: { label: msg`Available until` },
};

/** More specific labels for some items. */
const narrower: Record<string, Partial<Record<FactName, FactLabels>>> = {
  "policy/check_in": {
    from: { label: msg`From` },
    until: { label: msg`Until`, hint: msg`Leave empty if guests can arrive at any time.` },
  },
  "policy/cancellation": { until: { label: msg`Latest time on that day` } },
  "policy/parking": { count: { label: msg`Parking spaces` } },
  "policy/emergency": { phone: { label: msg`24-hour phone` } },
  "policy/late_check_in": { phone: { label: msg`Number to call` } },
  "amenities/parking": { count: { label: msg`Parking spaces` } },
  "amenities/ev_charging": { count: { label: msg`Charging points` } },
  "amenities/meeting_room": { count: { label: msg`Rooms` } },
  "amenities/accessible_room": { count: { label: msg`Rooms` } },
  "amenities/family_room": { count: { label: msg`Rooms` } },
  "profile/room_types": { count: { label: msg`Number of rooms` } },
  "profile/address": { url: { label: msg`Link to a map` } },
  "profile/contact": { url: { label: msg`Website` } },
  "profile/reception": { hours: { label: msg`Reception hours` } },
};

/** Facts asked as questions, with one-line answers. */
export const factQuestions = {
  allowed: {
    label: msg`Is it allowed?`,
    yes: msg`Allowed`,
    no: msg`Not allowed`,
  },
  possible: { label: msg`Is it possible?`, yes: msg`Possible`, no: msg`Not possible` },
  available: { label: msg`Is there one?`, yes: msg`Available`, no: msg`Not available` },
  required: { label: msg`Is it required?`, yes: msg`Required`, no: msg`Not required` },
} as const;

const ages = {
  free_below: { label: msg`Free for children under`, suffix: msg`years` },
  youngest: { label: msg`Minimum age`, suffix: msg`years` },
} as const;

const dayCounts = {
  free_until: { label: msg`Free until`, suffix: msg`days before arrival` },
  due: { label: msg`Due`, suffix: msg`days before arrival` },
} as const;

export function factLabels(item: CatalogueItem | undefined, fact: FactName): FactLabels {
  const own = item && narrower[`${item.section}/${item.key}`]?.[fact];
  if (own) return { ...usual[fact], ...own };
  if (fact === "allowed" && item?.asks) return { label: factQuestions[item.asks].label };
  if (fact === "count" && item?.count) return { label: msg`Maximum number` };
  if (fact === "age" && item?.age) return ages[item.age];
  if (fact === "days" && item?.days) return dayCounts[item.days];
  return (item?.section === "upsells" && offered[fact]) || usual[fact];
}

/** For the test that all keys exist in the catalogue. */
export const narrowerKeys = Object.keys(narrower);
