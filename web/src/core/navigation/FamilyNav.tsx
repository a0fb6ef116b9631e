import { useLingui } from "@lingui/react";
import { Link, useLocation } from "@tanstack/react-router";
import { families } from "../../features/planned/planned.ts";
import styles from "./FamilyNav.module.css";

/** Links to the screens that belong to this one, where there are any. */
export function FamilyNav() {
  const { pathname } = useLocation();
  const { i18n } = useLingui();
  const family = families.find(({ screens }) => screens.some(({ to }) => to === pathname));
  if (!family) return null;
  return (
    <nav
      className={styles.family}
      aria-label={i18n._(family.name)}
      // On a phone they do not all fit: the present one is in sight.
      ref={(nav) =>
        nav?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" })
      }
    >
      {family.screens.map(({ to, name }) => (
        <Link key={to} to={to} className={styles.sibling}>
          {i18n._(name)}
        </Link>
      ))}
    </nav>
  );
}
