import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown, IconUrgent, IconVolumeOff } from "@tabler/icons-react";
import { useEffect, useId, useState } from "react";
import { allowSound, useSoundIsBlocked } from "../../../core/sound/sound.ts";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./EmergencyBar.module.css";
import { EmergencyRow } from "./EmergencyRow.tsx";
import type { Emergency } from "./open-emergencies.ts";

/** The newest emergency, and on demand the others. */
export function OpenBar({ emergencies }: { emergencies: Emergency[] }) {
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
