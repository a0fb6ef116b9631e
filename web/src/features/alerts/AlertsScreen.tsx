import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowBackUp, IconBellOff, IconBellPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { useClock } from "../../core/time/clock.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { AlertRow } from "./AlertRow.tsx";
import styles from "./AlertsScreen.module.css";
import { alertsOf, useAlerts } from "./alert-cache.ts";
import { useAlertChanges } from "./alert-changes.ts";
import { byUrgency } from "./alert-order.ts";
import { useRowKeys } from "./alert-shortcuts.ts";
import { ByHandRow } from "./ByHandRow.tsx";
import { ClearButton } from "./ClearButton.tsx";
import { useLastClearing } from "./last-clearing.ts";
import { OtherVenues } from "./OtherVenues.tsx";

export function AlertsScreen() {
  const { t } = useLingui();
  const { number } = useFormats();
  const alerts = useAlerts();
  const first = alerts.data?.pages[0];
  const { setByHand } = useAlertChanges();
  useRowKeys();
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>
          <Trans>Alerts</Trans>
        </h1>
        {first && first.count > 0 && (
          <span className={styles.total}>
            {number(first.count)}
            <span className="unseen"> {t`open`}</span>
          </span>
        )}
        <div className={styles.actions}>
          {first && !first.manual && (
            <Button
              kind="ghost"
              icon={<Icon of={IconBellPlus} size={16} />}
              onClick={() => void setByHand(1)}
              title={t`Counts on top of the alerts below, until somebody takes it away`}
            >
              <Trans>Add by hand</Trans>
            </Button>
          )}
          <ClearButton count={first?.count ?? 0} />
        </div>
      </header>
      {first ? (
        <OpenAlerts alerts={alerts} />
      ) : alerts.error ? (
        <Failure
          failure={alerts.error}
          title={t`Alerts could not be loaded`}
          onRetry={() => void alerts.refetch()}
        />
      ) : (
        <Loading />
      )}
      <OtherVenues />
    </div>
  );
}

function OpenAlerts({ alerts }: { alerts: ReturnType<typeof useAlerts> }) {
  const pages = alerts.data?.pages;
  const items = useMemo(() => byUrgency(alertsOf(pages ?? [])), [pages]);
  const manual = pages?.[0]?.manual;
  if (items.length === 0 && !manual) return <NothingOpen />;
  return (
    <div>
      <div className={styles.back}>
        <BringBack />
      </div>
      <ul className={styles.list}>
        {manual && (
          <li>
            <ByHandRow {...manual} />
          </li>
        )}
        {items.map((alert) => (
          <li key={alert.alert_id}>
            <AlertRow alert={alert} />
          </li>
        ))}
      </ul>
      {alerts.hasNextPage && (
        <div className={styles.more}>
          <Button disabled={alerts.isFetchingNextPage} onClick={() => void alerts.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function NothingOpen() {
  const { t } = useLingui();
  return (
    <Notice icon={<IconBellOff size={24} stroke={1.35} />} title={t`No open alerts`} action={<BringBack />}>
      <Trans>Guests who wait, hand-overs and failed sends appear here.</Trans>
    </Notice>
  );
}

/** Undo for the last clearing. */
function BringBack() {
  const clearing = useLastClearing();
  const { restore } = useAlertChanges();
  const isRestorable = useClock((now) => clearing !== null && now < Date.parse(clearing.until));
  if (!clearing || !isRestorable) return null;
  return (
    <Button icon={<Icon of={IconArrowBackUp} size={16} flip />} onClick={() => void restore(clearing)}>
      <Trans>Bring back what was cleared</Trans>
    </Button>
  );
}

function Loading() {
  return (
    <div className={styles.list} aria-busy="true">
      {[180, 220, 160].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={32} height={32} round />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
