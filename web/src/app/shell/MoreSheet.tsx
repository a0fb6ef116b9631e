import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconInfoCircle,
  IconListCheck,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSun,
  IconUserCog,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useAccess } from "../../core/access/AccessContext.ts";
import { useRoleName } from "../../core/access/role-name.ts";
import { useBrowserConfig } from "../../core/config/use-browser-config.ts";
import type { NavItem } from "../../core/navigation/feature.ts";
import { closeOverlay, openOverlay, useOverlay } from "../../core/navigation/overlays.ts";
import { useSession } from "../../core/session/index.ts";
import { chooseTheme, useTheme } from "../../core/theme/theme.ts";
import { running } from "../../features/tasks/index.ts";
import { QuarantineCount } from "../../features/webhook-deliveries/index.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Disc } from "../../ui/Disc.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./MoreSheet.module.css";
import { allNavItems } from "./nav-items.ts";
import { phoneItems } from "./PhoneBar.tsx";
import { VenueChoices } from "./VenueChoices.tsx";

const items = allNavItems.filter(({ to }) => !phoneItems.some((item) => item.to === to));

export function MoreSheet() {
  const { t, i18n } = useLingui();
  const { is_host: isHost } = useAccess();
  return (
    <Dialog open={useOverlay("more")} onClose={closeOverlay} shape="sheet" label={t`More`}>
      <div className={styles.sheet}>
        <div className={styles.venue}>
          <VenueChoices onDone={closeOverlay} />
        </div>
        <ul className={styles.places}>
          <li>
            <button type="button" className={styles.item} onClick={() => openOverlay("palette")}>
              <Icon of={IconSearch} />
              <Trans>Search</Trans>
            </button>
          </li>
          {items.map((item) => (
            <li key={item.to}>
              <Link to={item.to} className={styles.item} onClick={closeOverlay}>
                <Icon of={item.icon} />
                {i18n._(item.name)}
                {item.useBadge && <Count useBadge={item.useBadge} />}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={styles.item} onClick={() => openOverlay("tasks")}>
              <Icon of={IconListCheck} />
              <Trans>Tasks</Trans>
              <UnderWay />
            </button>
          </li>
          <li>
            <Link to="/about" className={styles.item} onClick={closeOverlay}>
              <Icon of={IconInfoCircle} />
              <Trans>About Bellhop</Trans>
              {isHost && <QuarantineCount />}
            </Link>
          </li>
        </ul>
        <Person />
      </div>
    </Dialog>
  );
}

function Count({ useBadge }: Required<Pick<NavItem, "useBadge">>) {
  const badge = useBadge();
  return badge && <span className={styles.count}>{badge.count}</span>;
}

function UnderWay() {
  const now = running.use();
  return now && <span className={styles.count}>{now.count}</span>;
}

function Person() {
  const { member } = useAccess();
  const { logout } = useSession();
  const { shown } = useTheme();
  const account = useBrowserConfig().data?.account;
  const other = shown === "dark" ? "light" : "dark";
  return (
    <div className={styles.person}>
      <p className={styles.who}>
        <Disc name={member.name} size={32} tint="accent" />
        <bdi>{member.name}</bdi>
        <span>{useRoleName(member.role)}</span>
      </p>
      {account && (
        <a className={styles.item} href={account}>
          <Icon of={IconUserCog} />
          <Trans>Your account</Trans>
        </a>
      )}
      <button type="button" className={styles.item} onClick={() => chooseTheme(other)}>
        <Icon of={other === "dark" ? IconMoon : IconSun} />
        {other === "dark" ? <Trans>Use dark theme</Trans> : <Trans>Use light theme</Trans>}
      </button>
      <button type="button" className={styles.item} onClick={() => void logout()}>
        <Icon of={IconLogout} flip />
        <Trans>Sign out</Trans>
      </button>
    </div>
  );
}
