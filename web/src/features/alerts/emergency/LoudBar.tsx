import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { shownName } from "../../../core/guests/shown-name.ts";
import { isolated } from "../../../ui/isolated.ts";
import { useTopDialog } from "../../../ui/open-dialogs.ts";
import { createAlarm, ringAlarm } from "./alarm.ts";
import styles from "./EmergencyBar.module.css";
import { OpenBar } from "./OpenBar.tsx";
import type { Emergency } from "./open-emergencies.ts";

/** The bar of at least one emergency, what is read out, and the alarm. */
export function LoudBar({ emergencies }: { emergencies: Emergency[] }) {
  const dialog = useTopDialog();
  useAlarm(emergencies);
  return (
    <>
      <Announcement emergency={emergencies[0]} />
      <OpenBar emergencies={emergencies} />
      {/* An open dialog makes the rest of the page inert. */}
      {dialog && createPortal(<InDialog emergencies={emergencies} />, dialog)}
    </>
  );
}

function InDialog({ emergencies }: { emergencies: Emergency[] }) {
  const [before] = useState(emergencies[0]?.alert_id);
  const newest = emergencies[0];
  return (
    <div className={styles.inDialog}>
      <Announcement emergency={newest?.alert_id === before ? undefined : newest} />
      <OpenBar emergencies={emergencies} />
    </div>
  );
}

/** Apart from the bar: its minutes would be read out again and again. */
function Announcement({ emergency }: { emergency: Emergency | undefined }) {
  const { t } = useLingui();
  return (
    emergency && (
      <div className="unseen" role="alert">
        {t`Emergency: ${isolated(shownName(emergency.guest_name))}. ${isolated(emergency.about)}`}
      </div>
    )
  );
}

function useAlarm(emergencies: Emergency[]) {
  const [alarm] = useState(() => createAlarm(ringAlarm));
  useEffect(() => alarm(emergencies.map(({ alert_id }) => alert_id)), [alarm, emergencies]);
  useEffect(() => () => alarm([]), [alarm]);
}
