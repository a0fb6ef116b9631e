import type { Role } from "@bellhop/contract/access";
import type { LiveEvent } from "@bellhop/contract/live";
import type { MessageDescriptor } from "@lingui/core";
import type { TablerIcon } from "@tabler/icons-react";
import type { QueryClient } from "@tanstack/react-query";
import type { RouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { GuardingSwitch } from "../access/switches.ts";

/** What a feature adds to the dashboard. app/features.ts lists all of them. */
export type Feature = {
  screens?: readonly Screen[];
  /** Screens that work. In the order in which they appear within their group. */
  navItems?: readonly NavItem[];
  /** Entries of the command palette besides the navigation items. */
  usePaletteEntries?: () => PaletteEntry[];
  /** Bring caches up to date with live events; they run before components receive an event. */
  liveHandlers?: LiveHandlers;
  /** Mounted once next to every screen. They show nothing, such as the retry of unsent replies. */
  background?: readonly ComponentType[];
};

export type Screen = {
  path: string;
  title: MessageDescriptor;
  /** Made with `lazyScreen`, so that each screen is a chunk of its own. */
  component: RouteComponent;
  validateSearch?: (search: Record<string, unknown>) => object;
  /** The switch without which the route redirects to Home. */
  needs?: GuardingSwitch;
  /** Screens of one family link to each other, by `order`. Lower roles than `from` see no link. */
  family?: { name: Family; order: number; from?: Role };
  /** Open to people who are not signed in. */
  isPublic?: true;
};

export type Family = "builder" | "settings";

export type NavItem = {
  to: string;
  /** Another screen on which this item is the current one. */
  alsoFor?: string;
  name: MessageDescriptor;
  icon: TablerIcon;
  group: "top" | "stays" | "assistant" | "bottom";
  /** The key that opens it, after G. */
  key?: string;
  /** The family whose screens it stands for. */
  family?: Family;
  useBadge?: () => Badge | null;
};

export type Badge = { count: number; label: string; isUrgent?: true };

export type PaletteEntry = {
  id: string;
  group: "guests" | "places" | "commands";
  label: string;
  /** Dimmed text after the words, such as a room or a key. */
  more?: string;
  /** Searched but not shown, such as a phone number. */
  alsoFoundBy?: string;
  /** The newest message, searched for the beginnings of its words. It counts less than all of the above. */
  lastText?: string | undefined;
  run: () => void;
};

export type LiveContext = { queryClient: QueryClient; venueId: number; memberId: string };

export type LiveHandlers = {
  [Kind in LiveEvent["kind"]]?: (event: Extract<LiveEvent, { kind: Kind }>, at: LiveContext) => void;
};
