import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { isolated } from "../../../ui/isolated.ts";
import { useTopDialog } from "../../../ui/open-dialogs.ts";
import { createAlarm, ringAlarm } from "./alarm.ts";
import styles from "./EmergencyBar.module.css";
import type { Emergency } from "./open-emergencies.ts";
import { useEmergencies } from "./use-emergencies.ts";

/** The bar is fetched this long after the screen, so that it does not delay the first paint. */
const laterMs = 2_000;

const loadBar = () => import("./OpenBar.tsx").then(({ OpenBar }) => ({ default: OpenBar }));
const Bar = lazy(() => loadBar().catch(() => ({ default: PlainBar })));

/** The server was away, or a new version has replaced the files. */
function PlainBar({ emergencies }: { emergencies: Emergency[] }) {
  const { t } = useLingui();
  return (
    <section className={styles.bar} aria-label={t`Emergency`} data-emergency-bar="">
      <p>
        <strong>{emergencies[0]?.guest_name}</strong>: {emergencies[0]?.about}{" "}
        <Link to="/alerts" className={styles.button}>
          <Trans>Alerts</Trans>
        </Link>
      </p>
    </section>
  );
}

/** Stands above every screen until someone takes the emergency, and rings. */
export function EmergencyBar() {
  const emergencies = useEmergencies();
  const dialog = useTopDialog();
  useAlarm(emergencies);
  useEffect(() => {
    const fetchAhead = () =>
      // It is fetched again when it is needed.
      void loadBar().catch((cause: unknown) => console.warn("Not fetched ahead:", cause));
    const timer = setTimeout(fetchAhead, laterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense>
      <Announcement emergency={emergencies[0]} />
      {emergencies.length > 0 && <Bar emergencies={emergencies} />}
      {/* An open dialog makes the rest of the page inert. */}
      {dialog && createPortal(<InDialog emergencies={emergencies} />, dialog)}
    </Suspense>
  );
}

function InDialog({ emergencies }: { emergencies: Emergency[] }) {
  const [before] = useState(emergencies[0]?.alert_id);
  const newest = emergencies[0];
  return (
    <div className={styles.inDialog}>
      <Announcement emergency={newest?.alert_id === before ? undefined : newest} />
      {emergencies.length > 0 && <Bar emergencies={emergencies} />}
    </div>
  );
}

/** Apart from the bar: its minutes would be read out again and again. */
function Announcement({ emergency }: { emergency: Emergency | undefined }) {
  const { t } = useLingui();
  return (
    emergency && (
      <div className="unseen" role="alert">
        {t`Emergency: ${isolated(emergency.guest_name)}. ${isolated(emergency.about)}`}
      </div>
    )
  );
}

function useAlarm(emergencies: Emergency[]) {
  const [alarm] = useState(() => createAlarm(ringAlarm));
  useEffect(() => alarm(emergencies.map(({ alert_id }) => alert_id)), [alarm, emergencies]);
  useEffect(() => () => alarm([]), [alarm]);
}
