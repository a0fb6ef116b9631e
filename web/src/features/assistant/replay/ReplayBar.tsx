import type { Replay } from "@bellhop/contract/replay";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconArrowRight } from "@tabler/icons-react";
import { useFormats } from "../../../core/language/formats.ts";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./Replay.module.css";

type ReplayBarProps = { replay: Replay; isRunning: boolean };

/** How many questions got better, stayed, changed and got worse, and how many need no person. */
export function ReplayBar({ replay, isRunning }: ReplayBarProps) {
  const { t } = useLingui();
  const { number, percent, dayAndTime } = useFormats();
  const { better, same, changed, worse } = replay.questions;
  const total = better + same + changed + worse;
  const parts = [
    { is: "better", count: better, label: t`better` },
    { is: "same", count: same, label: t`same` },
    { is: "changed", count: changed, label: t`changed` },
    { is: "worse", count: worse, label: t`worse` },
  ];
  const when = dayAndTime(replay.asked_at);
  const share = (answered: number) => percent(total === 0 ? 0 : answered / total);
  const isStopped = replay.ended_at === null && !isRunning;
  return (
    <div className={styles.result}>
      <div className={styles.outcomes}>
        <p className={styles.dim}>
          <Plural value={replay.messages} one="# message" other="# messages" /> · <bdi>{when}</bdi>
          {isStopped && (
            <>
              {" · "}
              <Trans>stopped before the end</Trans>
            </>
          )}
        </p>
        <div className={styles.bar} aria-hidden="true">
          {parts.map(
            (part) =>
              part.count > 0 && <span key={part.is} data-is={part.is} style={{ flexGrow: part.count }} />,
          )}
        </div>
        <ul className={styles.legend}>
          {parts.map((part) => (
            <li key={part.is} data-is={part.is}>
              <strong className="figures">{number(part.count)}</strong> {part.label}
            </li>
          ))}
        </ul>
        {replay.is_outdated && (
          <p className={styles.outdated}>
            <Trans>Your draft or the live version has changed since. Run it again.</Trans>
          </p>
        )}
      </div>
      {total > 0 && (
        <div className={styles.rate}>
          <p className={styles.dim}>
            <Trans>Answered by the assistant</Trans>
          </p>
          <p className={styles.rates}>
            <span>
              <span className="unseen">
                <Trans>Live</Trans>
              </span>{" "}
              {share(replay.answered.live)}
            </span>
            <Icon of={IconArrowRight} size={16} flip />
            <strong>
              <span className="unseen">
                <Trans>Draft</Trans>
              </span>{" "}
              {share(replay.answered.draft)}
            </strong>
          </p>
        </div>
      )}
    </div>
  );
}
