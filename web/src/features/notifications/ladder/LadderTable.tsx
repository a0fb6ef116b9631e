import {
  type NotificationCause,
  type NotificationStep,
  notificationCauses,
  notificationSteps,
} from "@bellhop/contract/notification-rules";
import type { Notifications } from "@bellhop/contract/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronRight, IconMoonOff, IconMoonStars, IconVolume, IconVolumeOff } from "@tabler/icons-react";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import styles from "./LadderTable.module.css";
import { StepMinutes, StepPeople } from "./StepHead.tsx";
import { minutesUntil, passes } from "./steps.ts";
import type { Ladder } from "./use-ladder.ts";
import { useMinutesLabel } from "./use-minutes-label.ts";
import { causeIcons, stepIcons, useCauseNames, useStepNames } from "./words.ts";

type LadderTableProps = {
  ladder: Ladder;
  shown: Notifications;
  onOpen: (cause: NotificationCause) => void;
};

/** Steps as columns, causes as rows, like a timetable. */
export function LadderTable({ ladder, shown, onOpen }: LadderTableProps) {
  const { t } = useLingui();
  const names = useStepNames();
  return (
    <div className={styles.box}>
      <table className={styles.ladder} aria-label={t`Who is told, and when`}>
        <thead>
          <tr>
            <th scope="col" className={styles.about}>
              <span className={styles.title}>
                <Trans>Who is told, and when</Trans>
              </span>
              <span className={styles.dim}>
                <Trans>Each alert climbs until someone answers. Only people on duty are told.</Trans>
              </span>
              <OnDutyNow {...shown.on_duty} />
            </th>
            {notificationSteps.map((step) => (
              <th key={step} scope="col" className={styles.step} data-last={step === "owner" || undefined}>
                <span className={styles.stepName}>
                  <span className={styles.stepIcon}>
                    <Icon of={stepIcons[step]} />
                  </span>
                  {names[step]}
                </span>
                <StepMinutes step={step} ladder={ladder} />
                <StepPeople step={step} shown={shown} />
              </th>
            ))}
            <th scope="col" className={styles.switches}>
              <Trans>Sound</Trans>
            </th>
            <th scope="col" className={styles.switches}>
              <Trans>Night</Trans>
            </th>
            <th scope="col" className={styles.switches}>
              <span className="unseen">
                <Trans>Details</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {notificationCauses.map((cause) => (
            <CauseRow key={cause} cause={cause} ladder={ladder} onOpen={() => onOpen(cause)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function OnDutyNow({ now, of }: Notifications["on_duty"]) {
  return (
    <span>
      <Trans>
        On duty now{" "}
        <strong className="figures">
          {now} of {of}
        </strong>
      </Trans>
    </span>
  );
}

type CauseRowProps = { cause: NotificationCause; ladder: Ladder; onOpen: () => void };

function CauseRow({ cause, ladder, onOpen }: CauseRowProps) {
  const { t } = useLingui();
  const name = useCauseNames()[cause];
  const rule = ladder.ruleOf(cause);
  const { mayEdit, setRule } = ladder;
  return (
    <tr data-tone={toneOf(cause)}>
      <th scope="row" className={styles.cause}>
        <span className={styles.causeLine}>
          <Icon of={causeIcons[cause]} />
          {mayEdit ? (
            <button type="button" className={styles.causeName} onClick={onOpen}>
              {name}
            </button>
          ) : (
            <span>{name}</span>
          )}
        </span>
      </th>
      {notificationSteps.map((step) => (
        <Stop key={step} cause={cause} step={step} ladder={ladder} />
      ))}
      <td className={styles.toggle}>
        <IconButton
          label={rule.sound ? t`${name}: sound on` : t`${name}: sound off`}
          aria-pressed={rule.sound}
          disabled={!mayEdit}
          onClick={() => setRule(cause, { sound: !rule.sound })}
        >
          <Icon of={rule.sound ? IconVolume : IconVolumeOff} />
        </IconButton>
      </td>
      <td className={styles.toggle} data-night={rule.night || undefined}>
        <IconButton
          label={rule.night ? t`${name}: also at night` : t`${name}: waits at night`}
          aria-pressed={rule.night}
          disabled={!mayEdit}
          onClick={() => setRule(cause, { night: !rule.night })}
        >
          <Icon of={rule.night ? IconMoonStars : IconMoonOff} />
        </IconButton>
      </td>
      <td className={styles.toggle}>
        {mayEdit && (
          <IconButton label={t`Change ${name}`} onClick={onOpen}>
            <Icon of={IconChevronRight} flip />
          </IconButton>
        )}
      </td>
    </tr>
  );
}

export function toneOf(cause: NotificationCause): "urgent" | "waiting" | "calm" | "accent" {
  if (cause === "emergency") return "urgent";
  if (cause === "complaint") return "waiting";
  return cause === "plan" ? "calm" : "accent";
}

type StopProps = { cause: NotificationCause; step: NotificationStep; ladder: Ladder };

function Stop({ cause, step, ladder }: StopProps) {
  const minutesLabel = useMinutesLabel();
  const rule = ladder.ruleOf(cause);
  const state = passes(rule, step);
  if (state === "outside") return <td />;
  if (state === "runs_through") return <td className={styles.stop} data-state={state} data-on="" />;
  return (
    <td className={styles.stop} data-state={state} data-on={step === rule.last ? undefined : ""}>
      <span className={styles.time}>{minutesLabel(minutesUntil(ladder.ladder, rule, step))}</span>
    </td>
  );
}
