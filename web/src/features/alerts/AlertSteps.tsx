import type { Alert } from "@bellhop/contract/alerts";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { useSkipReasons, useSoon, useStepNames } from "../notifications/index.ts";
import styles from "./AlertsScreen.module.css";

/** How far an alert has climbed: the last step that told someone, those that were skipped, and the next one. */
export function AlertSteps({ told }: { told: NonNullable<Alert["told"]> }) {
  const { t } = useLingui();
  const { time } = useFormats();
  const names = useStepNames();
  const reasons = useSkipReasons();
  const soon = useSoon();
  const last = told.steps.findLast(({ skipped }) => skipped === null);
  const skipped = told.steps.flatMap(({ step, skipped: why }) => (why ? [{ step, why }] : []));
  const { next } = told;
  return (
    <span className={styles.told}>
      {last && (
        <span>
          {t`${names[last.step]} ${time(last.at)}: ${plural(last.people, {
            one: "# person",
            other: "# people",
          })}`}
        </span>
      )}
      {skipped.map(({ step, why }) => (
        <span key={step} className={styles.skipped}>
          {t`${names[step]} skipped: ${reasons[why]}`}
        </span>
      ))}
      {next && (
        <span>
          <Trans>
            Next: {names[next.step]} at <bdi>{time(next.at)}</bdi>
          </Trans>
        </span>
      )}
      {told.snoozed && (
        <span>
          <Trans>
            Snoozed for you until <bdi>{soon(told.snoozed.until)}</bdi>
          </Trans>
        </span>
      )}
    </span>
  );
}
