import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown, IconUrgent, IconVolumeOff } from "@tabler/icons-react";
import { useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { allowSound, useSoundIsBlocked } from "../../../core/sound/sound.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { useTopDialog } from "../../../ui/open-dialogs.ts";
import { createAlarm, ringAlarm } from "./alarm.ts";
import styles from "./EmergencyBar.module.css";
import { EmergencyRow } from "./EmergencyRow.tsx";
import type { Emergency } from "./open-emergencies.ts";
import { useEmergencies } from "./use-emergencies.ts";

/** Stands above every screen until someone takes the emergency, and rings. */
export function EmergencyBar() {
  const emergencies = useEmergencies();
  const dialog = useTopDialog();
  useAlarm(emergencies);
  return (
    <>
      <Announcement emergency={emergencies[0]} />
      {emergencies.length > 0 && <Bar emergencies={emergencies} />}
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

function Bar({ emergencies }: { emergencies: Emergency[] }) {
  const { t } = useLingui();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [newest, ...others] = emergencies;
  const isBlocked = useSoundIsBlocked();
  if (!newest) return null;
  return (
    <section className={styles.bar} aria-label={t`Emergency`} data-emergency-bar="">
      <EmergencyRow emergency={newest} icon={<Icon of={IconUrgent} size={24} />} />
      {(others.length > 0 || isBlocked) && (
        <div className={styles.foot}>
          {others.length > 0 && (
            <button
              type="button"
              className={styles.button}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              {t`${plural(others.length, { one: "# more emergency", other: "# more emergencies" })}`}
              <span className={styles.chevron} data-open={isOpen || undefined}>
                <Icon of={IconChevronDown} size={16} />
              </span>
            </button>
          )}
          {isBlocked && <SoundIsBlocked />}
        </div>
      )}
      {others.length > 0 && (
        <ul id={listId} className={styles.others} hidden={!isOpen}>
          {others.map((emergency) => (
            <li key={emergency.alert_id}>
              <EmergencyRow emergency={emergency} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SoundIsBlocked() {
  // Any click or key lets the page sound.
  useEffect(() => {
    addEventListener("pointerdown", allowSound);
    addEventListener("keydown", allowSound);
    return () => {
      removeEventListener("pointerdown", allowSound);
      removeEventListener("keydown", allowSound);
    };
  }, []);
  return (
    <p className={styles.sound}>
      <Icon of={IconVolumeOff} size={16} />
      <Trans>Your browser blocks the alarm sound.</Trans>
      <button type="button" className={styles.button} onClick={allowSound}>
        <Trans>Turn sound on</Trans>
      </button>
    </p>
  );
}
