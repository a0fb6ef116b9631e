import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { IconBulb } from "@tabler/icons-react";
import { useAccess } from "../../core/access/AccessContext.ts";
import type { Badge, Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";

const path = "/upvote-features";
const title = msg`Ideas`;

export const ideas: Feature = {
  screens: [{ path, title, component: lazyScreen(() => import("./IdeasScreen.tsx"), "IdeasScreen") }],
  navItems: [{ to: path, name: title, icon: IconBulb, group: "bottom", useBadge }],
};

function useBadge(): Badge | null {
  const { t } = useLingui();
  const { unseen_news: count } = useAccess();
  return count > 0 ? { count, label: t`new` } : null;
}
