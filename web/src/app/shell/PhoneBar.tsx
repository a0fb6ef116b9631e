import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconInbox, IconMenu2, IconUserPlus, IconUsers } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { openOverlay } from "../../core/navigation/overlays.ts";
import { useInboxCounts } from "../../features/inbox/index.ts";
import { running } from "../../features/tasks/index.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ProgressRing } from "../../ui/ProgressRing.tsx";
import { useIsCurrent } from "./nav-items.ts";
import styles from "./PhoneBar.module.css";

export const phoneItems = [
  { to: "/messages", name: msg`Inbox`, icon: IconInbox },
  { to: "/reservations", name: msg`Guests`, icon: IconUsers },
  { to: "/addguest", name: msg`Add`, icon: IconUserPlus },
];

export function PhoneBar() {
  const { t, i18n } = useLingui();
  const isCurrent = useIsCurrent();
  const waiting = useInboxCounts()?.waiting ?? 0;
  const now = running.use();
  return (
    <nav className={styles.bar} aria-label={t`Main`}>
      {phoneItems.map(({ to, name, icon }) => (
        <Link key={to} to={to} className={styles.item} aria-current={isCurrent({ to }) ? "page" : undefined}>
          <span className={styles.icon}>
            <Icon of={icon} size={24} />
            {to === "/messages" && waiting > 0 && (
              <span className={styles.badge}>
                {waiting}
                <span className="unseen"> {t`waiting`}</span>
              </span>
            )}
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
