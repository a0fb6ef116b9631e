import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useGoToVenue } from "../../../core/access/go-to-venue.ts";
import { useSwitches } from "../../../core/access/switches.ts";
import { shownName } from "../../../core/guests/shown-name.ts";
import { useClock } from "../../../core/time/clock.ts";
import { minutesSince } from "../../../core/time/urgency.ts";
import { useSpan } from "../../../core/time/WaitingClock.tsx";
import { focusContentIfLost } from "../../../ui/focus-content.ts";
import { useQuoted } from "../../../ui/quoted.ts";
import styles from "./EmergencyBar.module.css";
import { type Emergency, reportedAt } from "./open-emergencies.ts";
import { useTakeEmergency } from "./take-emergency.ts";

type EmergencyRowProps = { emergency: Emergency; icon?: ReactNode };

export function EmergencyRow({ emergency, icon }: EmergencyRowProps) {
  const { guest_name, room, about, venue } = emergency;
  const here = useVenue();
  const quoted = useQuoted();
  const open = useOpenEmergency();
  const take = useTakeEmergency((one) => void open(one));
  const [isBusy, setBusy] = useState(false);
  const takeOnce = async () => {
    setBusy(true);
    await take(emergency);
    setBusy(false);
    // The bar has gone with its button.
    focusContentIfLost();
  };
  return (
    <div className={styles.row}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.words}>
        <p className={styles.head}>
          <strong>
            <Trans>Emergency</Trans>
          </strong>
          {room && (
            <span>
              <Trans>
                Room <bdi className="figures">{room}</bdi>
              </Trans>
            </span>
          )}
          <bdi className="oneline">{shownName(guest_name)}</bdi>
          {venue.venue_id !== here.venue_id && <bdi className="oneline">{venue.name}</bdi>}
          <Ago at={reportedAt(emergency)} />
        </p>
        {about && (
          <p className={`${styles.about} ranged`} dir="auto">
            {quoted(about)}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={() => void open(emergency)}>
          <Trans>Open conversation</Trans>
        </button>
        <button
          type="button"
          className={`${styles.button} ${styles.take}`}
          disabled={isBusy}
          onClick={() => void takeOnce()}
        >
          <Trans>I am on it</Trans>
        </button>
      </div>
    </div>
  );
}

function Ago({ at }: { at: string }) {
  const minutes = useClock((now) => minutesSince(at, now));
  const span = useSpan()(minutes);
  return (
    <time className="figures" dateTime={at}>
      {span}
    </time>
  );
}

/** Opens the thread, at another venue too; the alerts if the inbox is switched off. */
function useOpenEmergency() {
  const navigate = useNavigate();
  const goTo = useGoToVenue();
  const { venue_id: here } = useVenue();
  const { dashboardConversationEnable: hasInbox } = useSwitches();
  return async ({ venue, conversation_id }: Emergency) => {
    if (venue.venue_id !== here) return await goTo(venue.venue_id, conversation_id);
    if (!hasInbox) return await navigate({ to: "/alerts" });
    await navigate({ to: "/messages", search: { tab: "all", conversation: conversation_id } });
  };
}
