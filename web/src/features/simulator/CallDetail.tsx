import type { SimulatorOutcome } from "@bellhop/contract/simulator";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconCheck, IconClock } from "@tabler/icons-react";
import { reasonOf } from "../../core/api/call-failure.ts";
import { Icon } from "../../ui/Icon.tsx";
import { OutcomeLabel } from "./OutcomeLabel.tsx";
import { RawCall } from "./RawCall.tsx";
import { useSimulatorCall } from "./simulator-queries.ts";
import styles from "./WebhookLog.module.css";

export function CallDetail({ callId }: { callId: string }) {
  const { t } = useLingui();
  const { data, error } = useSimulatorCall(callId);
  if (error && !data) return <p className={styles.detail}>{reasonOf(error)}</p>;
  if (!data) return <div className={styles.detail} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to with the keyboard alone too.
    <section className={styles.detail} aria-label={t`Selected webhook call`} tabIndex={0}>
      <div className={styles.did}>
        <h3>
          <Trans>What Bellhop did</Trans>
        </h3>
        <ul className={styles.outcomes}>
          {data.outcomes.map((outcome) => (
            <Outcome key={outcome.kind} outcome={outcome} />
          ))}
          {data.outcomes.length === 0 && (
            <li>
              <Icon of={IconClock} size={16} />
              <span>
                <Trans>Nothing yet. The call has not arrived.</Trans>
              </span>
            </li>
          )}
        </ul>
      </div>
      <RawCall path={data.path} signature={data.signature} holds={data.signature_holds} body={data.body} />
    </section>
  );
}

function Outcome({ outcome }: { outcome: SimulatorOutcome }) {
  const isTrouble = outcome.kind === "unrouted" || outcome.kind === "quarantined";
  return (
    <li data-trouble={isTrouble || undefined}>
      <Icon of={isTrouble ? IconAlertTriangle : IconCheck} size={16} />
      <span>
        <bdi>
          <OutcomeLabel outcome={outcome} />
        </bdi>
      </span>
    </li>
  );
}
