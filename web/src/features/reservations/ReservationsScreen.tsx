import { Trans, useLingui } from "@lingui/react/macro";
import { IconUserPlus } from "@tabler/icons-react";
import { Link, useSearch } from "@tanstack/react-router";
import { buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AllList } from "./list/AllList.tsx";
import { DayViewList } from "./list/DayViewList.tsx";
import { useReservationShortcuts } from "./list/reservation-shortcuts.ts";
import { Toolbar } from "./list/Toolbar.tsx";
import { ViewTabs } from "./list/ViewTabs.tsx";
import { ReservationPanel } from "./panel/ReservationPanel.tsx";
import styles from "./ReservationsScreen.module.css";
import { readReservationSearch } from "./reservation-search.ts";
import { useOpenReservation } from "./use-open-reservation.ts";

export function ReservationsScreen() {
  const { t } = useLingui();
  const search = readReservationSearch(useSearch({ strict: false }));
  const { view = "arrivals", reservation: openId } = search;
  const panel = useOpenReservation(openId);
  useReservationShortcuts(openId, panel.open);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t`Reservations`}</h1>
        <div className={styles.actions}>
          <Link to="/reservations/import" className={buttonLook()}>
            <Trans>Import reservations</Trans>
          </Link>
          <Link to="/addguest" className={buttonLook({ kind: "primary" })}>
            <Icon of={IconUserPlus} size={16} />
            <Trans>Add guest</Trans>
          </Link>
        </div>
      </header>
      <div className={styles.card}>
        <ViewTabs current={view} />
        <Toolbar search={search} />
        {view === "all" ? (
          <AllList search={search} onOpen={panel.open} />
        ) : (
          <DayViewList view={view} search={search} onOpen={panel.open} />
        )}
      </div>
      {openId && (
        <ReservationPanel key={openId} reservationId={openId} onClose={panel.close} onOpen={panel.open} />
      )}
    </div>
  );
}
