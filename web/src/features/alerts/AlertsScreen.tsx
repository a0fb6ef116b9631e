import type { ManualAlert } from "@bellhop/contract/alerts";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowBackUp, IconBellOff, IconBellPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { shownName } from "../../core/guests/shown-name.ts";
import { useFormats } from "../../core/language/formats.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { useClock } from "../../core/time/clock.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { PushOffer } from "../notifications/index.ts";
import { AlertRow } from "./AlertRow.tsx";
import styles from "./AlertsScreen.module.css";
import { alertsOf, useAlerts } from "./alert-cache.ts";
import { useAlertChanges } from "./alert-changes.ts";
import { byUrgency } from "./alert-order.ts";
import { useRowKeys } from "./alert-shortcuts.ts";
import { ClearButton } from "./ClearButton.tsx";
import { useLastClearing } from "./last-clearing.ts";
import { ManualAlertDialog } from "./ManualAlertDialog.tsx";
import { ManualAlertRow } from "./ManualAlertRow.tsx";
import { OtherVenues } from "./OtherVenues.tsx";
import { SnoozeMenu } from "./SnoozeMenu.tsx";

export function AlertsScreen() {
  const { t } = useLingui();
  const { number } = useFormats();
  const alerts = useAlerts();
  const { saveManual } = useAlertChanges();
  const first = alerts.data?.pages[0];
  // Here and not in the row or beside the button, which disappear when the list changes: typed words must not.
  const [dialog, setDialog] = useState<"add" | ManualAlert>();
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
            <Button kind="ghost" icon={<Icon of={IconBellPlus} size={16} />} onClick={() => setDialog("add")}>
              <Trans>Add alert</Trans>
            </Button>
          )}
          <ClearButton count={first?.count ?? 0} />
        </div>
      </header>
      <PushOffer />
      {first ? (
        <OpenAlerts alerts={alerts} onEdit={setDialog} />
      ) : alerts.error ? (
        <Failure
          failure={alerts.error}
          title={t`Could not load alerts`}
          onRetry={() => void alerts.refetch()}
        />
      ) : (
        <Loading />
      )}
      <OtherVenues />
      {dialog && (
        <ManualAlertDialog
          title={dialog === "add" ? t`Add alert` : t`Edit alert`}
          send={dialog === "add" ? t`Add alert` : t`Save alert`}
          text={dialog === "add" ? "" : dialog.text}
          onSave={(text) => saveManual(dialog === "add" ? 1 : dialog.count, text)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

type OpenAlertsProps = { alerts: ReturnType<typeof useAlerts>; onEdit: (manual: ManualAlert) => void };

function OpenAlerts({ alerts, onEdit }: OpenAlertsProps) {
  const pages = alerts.data?.pages;
  const items = useMemo(() => byUrgency(alertsOf(pages ?? [])), [pages]);
  const manual = pages?.[0]?.manual;
  if (items.length === 0 && !manual) return <NothingOpen />;
  const emergencies = items.filter(({ reason }) => reason === "emergency").length;
  return (
    <div>
      <div className={styles.back}>
        <BringBack />
      </div>
      <ul className={styles.list}>
        {items.slice(0, emergencies).map((alert) => (
          <li key={alert.alert_id}>
            <AlertRow alert={alert} />
          </li>
        ))}
        {manual && (
          <li>
            <ManualAlertRow alert={manual} onEdit={() => onEdit(manual)} />
          </li>
        )}
        {items.slice(emergencies).map((alert) => (
          <li key={alert.alert_id} className={styles.item}>
            <AlertRow alert={alert} />
            {alert.told && <SnoozeMenu told={alert.told} name={shownName(alert.guest_name)} />}
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
      <Trans>Waiting guests and failed messages will show here.</Trans>
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
      <Trans>Undo clearing</Trans>
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
