import type { Alert, AlertCause } from "@bellhop/contract/alerts";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconAlertCircle,
  IconArrowRight,
  IconBellOff,
  IconClock,
  IconHelpCircle,
  IconSend,
  type TablerIcon,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useClock } from "../app/clock.ts";
import { useFormats } from "../app/language/formats.ts";
import { useSpan } from "../ui/Clock.tsx";
import { Failure } from "../ui/Failure.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { minutesSince } from "../ui/waiting.ts";
import styles from "./AlertsScreen.module.css";
import { useAlerts } from "./alert-cache.ts";

/** The venue's open alerts, newest first; a row opens the conversation it is about. */
export function AlertsScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useAlerts();
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>
        <Trans>Alerts</Trans>
      </h1>
      {data ? (
        <AlertList alerts={data.items} />
      ) : error ? (
        <Failure failure={error} title={t`Alerts could not be loaded`} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function AlertList({ alerts }: { alerts: Alert[] }) {
  const { t } = useLingui();
  if (alerts.length === 0) {
    return (
      <Notice icon={<IconBellOff size={24} stroke={1.35} />} title={t`No open alerts`}>
        <Trans>Guests who wait, hand-overs and failed sends appear here.</Trans>
      </Notice>
    );
  }
  return (
    <ul className={styles.list}>
      {alerts.map((alert) => (
        <li key={alert.alert_id}>
          <AlertRow alert={alert} />
        </li>
      ))}
    </ul>
  );
}

function AlertRow({ alert }: { alert: Alert }) {
  const { icon, words, tone } = useCause(alert.cause);
  const { time } = useFormats();
  const span = useSpan()(useClock((now) => minutesSince(alert.raised_at, now)));
  return (
    <Link to="/messages" search={{ tab: "all", conversation: alert.conversation_id }} className={styles.row}>
      <span className={styles.icon} data-tone={tone}>
        <Icon of={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <strong>{words}</strong> <bdi>{alert.guest_name}</bdi>
        </span>
        {alert.about && (
          <span className={`${styles.about} oneline ranged`} dir="auto">
            {alert.about}
          </span>
        )}
      </span>
      {alert.count > 1 && <span className={styles.count}>×{alert.count}</span>}
      <time className={styles.when} dateTime={alert.raised_at} title={time(alert.raised_at)}>
        {span}
      </time>
    </Link>
  );
}

type Shown = { icon: TablerIcon; words: string; tone: "waiting" | "urgent" };

function useCause(cause: AlertCause): Shown {
  const { t } = useLingui();
  const causes: Record<AlertCause, Shown> = {
    guest_waits: { icon: IconClock, words: t`Guest waits`, tone: "waiting" },
    handed_over: { icon: IconArrowRight, words: t`Handed over`, tone: "waiting" },
    send_failed: { icon: IconAlertCircle, words: t`Not delivered`, tone: "urgent" },
    send_unknown: { icon: IconHelpCircle, words: t`Not certain whether delivered`, tone: "waiting" },
    no_report: { icon: IconSend, words: t`No word of delivery`, tone: "waiting" },
  };
  return causes[cause];
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
