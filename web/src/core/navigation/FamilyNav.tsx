import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Link, useMatches, useRouter } from "@tanstack/react-router";
import { useAccess } from "../access/AccessContext.ts";
import { isAbove } from "../access/permissions.ts";
import styles from "./FamilyNav.module.css";
import type { Family } from "./feature.ts";

const names = { builder: msg`Builder`, settings: msg`Settings` };

export function useFamily(): Family | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.family?.name });
}

export function FamilyNav() {
  const { i18n } = useLingui();
  const { routesByPath } = useRouter();
  const family = useFamily();
  const { role } = useAccess().member;
  if (!family) return null;
  const screens = Object.values(routesByPath)
    .map(({ fullPath, options: { staticData } }) => ({ to: fullPath, ...staticData }))
    .filter((screen) => screen.family?.name === family && !isAbove(screen.family.from ?? role, role))
    .sort((a, b) => (a.family?.order ?? 0) - (b.family?.order ?? 0));
  if (screens.length < 2) return null;
  return (
    <nav
      className={styles.family}
      aria-label={i18n._(names[family])}
      // On a phone they do not all fit: scroll to the current one.
      ref={(nav) =>
        nav?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" })
      }
    >
      {screens.map(({ to, title }) => (
        <Link key={to} to={to} className={styles.sibling}>
          {title && i18n._(title)}
        </Link>
      ))}
    </nav>
  );
}
