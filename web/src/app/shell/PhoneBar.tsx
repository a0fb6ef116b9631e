import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconMenu2, IconUserPlus, IconUsers } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { openOverlay } from "../../core/navigation/overlays.ts";
import { running } from "../../features/tasks/running-tasks.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ProgressRing } from "../../ui/ProgressRing.tsx";
import styles from "./PhoneBar.module.css";
import { addGuest, inbox, isAt, reservations } from "./places.ts";
import { useWaitingCounts } from "./waiting-counts.ts";

const items = [
  { place: inbox, name: msg`Inbox`, icon: inbox.icon },
  { place: reservations, name: msg`Guests`, icon: IconUsers },
  { place: addGuest, name: msg`Add`, icon: IconUserPlus },
];

/** The navigation of a phone, under the thumb. */
export function PhoneBar() {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const { waiting } = useWaitingCounts();
  const now = running.use();
  return (
    <nav className={styles.bar} aria-label={t`Main`}>
      {items.map(({ place, name, icon }) => (
        <Link
          key={place.to}
          to={place.to}
          className={styles.item}
          aria-current={isAt(place, pathname) ? "page" : undefined}
        >
          <span className={styles.icon}>
            <Icon of={icon} size={24} />
            {place === inbox && waiting > 0 && (
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
