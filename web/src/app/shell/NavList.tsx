import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { NavItem } from "../../core/navigation/feature.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Tip } from "../../ui/Tip.tsx";
import styles from "./Nav.module.css";
import { useIsCurrent } from "./nav-items.ts";

export function NavList({ items, isOpen }: { items: NavItem[]; isOpen: boolean }) {
  const { i18n } = useLingui();
  const isCurrent = useIsCurrent();
  return (
    <ul>
      {items.map((item) => {
        const name = i18n._(item.name);
        const keyHint = item.key ? `G ${item.key.toUpperCase()}` : undefined;
        const link = (
          <Link to={item.to} className={styles.item} aria-current={isCurrent(item) ? "page" : undefined}>
            <Icon of={item.icon} />
            <span className={isOpen ? "oneline" : "unseen"}>{name}</span>
            {item.useBadge && <NavBadge useBadge={item.useBadge} />}
          </Link>
        );
        return (
          <li key={item.to}>
            {isOpen ? (
              link
            ) : (
              <Tip label={name} keyHint={keyHint}>
                {link}
              </Tip>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function NavBadge({ useBadge }: Required<Pick<NavItem, "useBadge">>) {
  const badge = useBadge();
  if (!badge) return null;
  return (
    <span className={badge.isUrgent ? styles.urgentCount : styles.count}>
      {badge.count}
      <span className="unseen"> {badge.label}</span>
    </span>
  );
}
