import type { SimulatedPhone, SimulatorCall } from "@bellhop/contract/simulator";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Chip } from "../../ui/Chip.tsx";
import { CallDetail } from "./CallDetail.tsx";
import { useClockTime } from "./clock-time.ts";
import styles from "./WebhookLog.module.css";

export function WebhookLog({ phone: { calls, counts } }: { phone: SimulatedPhone }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string>();
  // By default the latest call of the guest.
  const shown =
    calls.find((call) => call.call_id === chosen) ??
    calls.find((call) => call.kind === "message") ??
    calls[0];
  return (
    <section className={styles.log} aria-label={t`Webhook calls`}>
      <header className={styles.head}>
        <h2>
          <Trans>Webhook calls</Trans>
        </h2>
        <p className={styles.counts}>
          {/* A number and its word belong together, whichever way the page reads. */}
          <bdi>
            <Plural value={counts.calls} one="# call" other="# calls" />
          </bdi>{" "}
          ·{" "}
          <bdi>
            <Trans>{counts.signed} signed</Trans>
          </bdi>{" "}
          ·{" "}
          {counts.waiting > 0 && (
            <>
              <bdi>
                <Trans>{counts.waiting} waiting</Trans>
              </bdi>{" "}
              ·{" "}
            </>
          )}
          <bdi>
            <Trans>{counts.lost} lost</Trans>
          </bdi>
        </p>
      </header>
      {calls.length === 0 ? (
        <p className={styles.nothing}>
          <Trans>No calls yet. Guest messages and status updates will show here.</Trans>
        </p>
      ) : (
        <div className={styles.both}>
          <ol className={styles.rows} aria-label={t`Webhook calls, newest first`}>
            {calls.map((call) => (
              <li key={call.call_id}>
                <CallRow call={call} isChosen={call === shown} onChoose={() => setChosen(call.call_id)} />
              </li>
            ))}
          </ol>
          {shown && <CallDetail callId={shown.call_id} />}
        </div>
      )}
    </section>
  );
}

type CallRowProps = { call: SimulatorCall; isChosen: boolean; onChoose: () => void };

function CallRow({ call, isChosen, onChoose }: CallRowProps) {
  const clockTime = useClockTime();
  return (
    <button type="button" className={styles.row} aria-pressed={isChosen} onClick={onChoose}>
      <time className={styles.time} dateTime={call.at}>
        {clockTime(call.at)}
      </time>
      <span className={`${styles.what} oneline`}>
        <strong>{call.kind === "message" ? <Trans>message</Trans> : <Trans>status</Trans>}</strong>{" "}
        <bdi>{call.text}</bdi>
        {call.failure_code !== null && (
          <>
            {" "}
            <bdi>{call.failure_code}</bdi>
          </>
        )}
      </span>
      {call.repeats && (
        <span className={styles.twice}>
          <Trans>duplicate, ignored</Trans>
        </span>
      )}
      <Answer call={call} />
    </button>
  );
}

function Answer({ call: { answer, problem, gave_up, tries } }: { call: SimulatorCall }) {
  if (gave_up) {
    return (
      <Chip tone="urgent">
        <Trans>lost</Trans>
      </Chip>
    );
  }
  if (answer?.status === 200) {
    return (
      <bdi className={styles.answer}>
        <Trans>
          {answer.status} in {answer.ms} ms
        </Trans>
      </bdi>
    );
  }
  if (answer || problem) {
    return (
      <Chip tone="waiting">
        <bdi>{answer ? answer.status : <Trans>no answer</Trans>}</bdi> ·{" "}
        <bdi>
          <Plural value={tries} one="# try" other="# tries" />
        </bdi>
      </Chip>
    );
  }
  return (
    <span className={styles.answer}>
      <Trans>on its way</Trans>
    </span>
  );
}
