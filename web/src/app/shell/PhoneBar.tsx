import { Trans, useLingui } from "@lingui/react/macro";
import { IconMenu2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { NavItem } from "../../core/navigation/feature.ts";
import { openOverlay } from "../../core/navigation/overlays.ts";
import { running } from "../../features/tasks/index.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ProgressRing } from "../../ui/ProgressRing.tsx";
import { allNavItems, useIsCurrent } from "./nav-items.ts";
import styles from "./PhoneBar.module.css";

export const phoneItems = allNavItems.filter(({ group }) => group === "top");

export function PhoneBar() {
  const { t, i18n } = useLingui();
  const isCurrent = useIsCurrent();
  const now = running.use();
  return (
    <nav className={styles.bar} data-bottom-bar="" aria-label={t`Main`}>
      {phoneItems.map(({ to, name, icon, useBadge }) => (
        <Link key={to} to={to} className={styles.item} aria-current={isCurrent({ to }) ? "page" : undefined}>
          <span className={styles.icon}>
            <Icon of={icon} size={24} />
            {useBadge && <BarBadge useBadge={useBadge} />}
          </span>
          {i18n._(name)}
        </Link>
      ))}
      <button type="button" className={styles.item} onClick={() => openOverlay("more")}>
        {now ? <ProgressRing percent={now.percent} size={24} /> : <Icon of={IconMenu2} size={24} />}
        <Trans>More</Trans>
      </button>
    </nav>
  );
}

function BarBadge({ useBadge }: Required<Pick<NavItem, "useBadge">>) {
  const badge = useBadge();
  if (!badge) return null;
  return (
    <span className={styles.badge} data-urgent={badge.isUrgent}>
      {badge.count}
      <span className="unseen"> {badge.label}</span>
    </span>
  );
}
