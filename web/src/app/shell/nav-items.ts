import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLocation } from "@tanstack/react-router";
import { useFamily } from "../../core/navigation/FamilyNav.tsx";
import type { NavItem } from "../../core/navigation/feature.ts";
import { features } from "../features.ts";

const items = features.flatMap((feature) => feature.navItems ?? []);
const inGroup = (group: NavItem["group"]) => items.filter((item) => item.group === group);

/** The navigation's groups; the first has no heading. */
export const navGroups: { name: MessageDescriptor | null; items: NavItem[] }[] = [
  { name: null, items: inGroup("top") },
  { name: msg`Stays`, items: inGroup("stays") },
  { name: msg`Assistant`, items: inGroup("assistant") },
];

export const bottomItems = inGroup("bottom");

export const allNavItems = [...navGroups.flatMap((group) => group.items), ...bottomItems];

/** Whether an item leads to the open screen or a related one. */
export function useIsCurrent(): (item: Pick<NavItem, "to" | "alsoFor" | "family">) => boolean {
  const { pathname } = useLocation();
  const current = useFamily();
  return ({ to, alsoFor, family }) =>
    pathname === to ||
    pathname === alsoFor ||
    pathname.startsWith(`${to}/`) ||
    (family !== undefined && family === current);
}
