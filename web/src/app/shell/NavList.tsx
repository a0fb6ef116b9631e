import { useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "@tanstack/react-router";
import { Icon } from "../../ui/Icon.tsx";
import { Tip } from "../../ui/Tip.tsx";
import styles from "./Nav.module.css";
import { alerts, inbox, isAt, type Place } from "./places.ts";
import { useWaitingCounts } from "./waiting-counts.ts";

/** Links of the navigation, with what waits behind them. */
export function NavList({ places, isOpen }: { places: Place[]; isOpen: boolean }) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <ul>
      {places.map((place) => {
        const name = i18n._(place.name);
        const keyHint = place.key ? `G ${place.key.toUpperCase()}` : undefined;
        const link = (
          <Link
            to={place.to}
            className={styles.item}
            aria-current={isAt(place, pathname) ? "page" : undefined}
          >
            <Icon of={place.icon} />
            <span className={isOpen ? "oneline" : "unseen"}>{name}</span>
            <Count of={place} />
          </Link>
        );
        return (
          <li key={place.to}>
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

function Count({ of: place }: { of: Place }) {
  const { t } = useLingui();
  const { waiting, openAlerts } = useWaitingCounts();
  if (place === inbox && waiting > 0) {
    return (
      <span className={styles.urgentCount}>
        {waiting}
        <span className="unseen"> {t`waiting`}</span>
      </span>
    );
  }
  if (place === alerts && openAlerts > 0) {
    return (
      <span className={styles.count}>
        {openAlerts}
        <span className="unseen"> {t`open`}</span>
      </span>
    );
  }
  return null;
}
