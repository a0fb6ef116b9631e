import {
  type NotificationCause,
  notificationCauses,
  notificationSteps,
} from "@bellhop/contract/notification-rules";
import type { Notifications } from "@bellhop/contract/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { OnDutyNow, toneOf } from "./LadderTable.tsx";
import styles from "./PhoneLadder.module.css";
import { StepMinutes, useStepPeople } from "./StepHead.tsx";
import { minutesUntil, passes } from "./steps.ts";
import type { Ladder } from "./use-ladder.ts";
import { useMinutesLabel } from "./use-minutes-label.ts";
import { causeIcons, stepIcons, useCauseNames, useStepNames } from "./words.ts";

type PhoneLadderProps = {
  ladder: Ladder;
  shown: Notifications;
  onOpen: (cause: NotificationCause) => void;
};

/** The ladder of one cause, from top to bottom. */
export function PhoneLadder({ ladder, shown, onOpen }: PhoneLadderProps) {
  const { t } = useLingui();
  const names = useCauseNames();
  const [chosen, setCause] = useState<NotificationCause>();
  const cause = chosen ?? causeToShow(ladder);
  const [isOpen, setOpen] = useState(false);
  const choose = (next: NotificationCause) => {
    setOpen(false);
    if (ladder.mayEdit) onOpen(next);
    else setCause(next);
  };
  const stops = notificationSteps.filter((step) =>
    ["starts", "stops"].includes(passes(ladder.ruleOf(cause), step)),
  );
  return (
    <section className={styles.box} aria-label={t`Who is told, and when`}>
      <h2 className={styles.title}>
        <Trans>When: {names[cause]}</Trans>
      </h2>
      <ol className={styles.steps}>
        {stops.map((step) => (
          <li key={step} className={styles.step}>
            <Step step={step} cause={cause} ladder={ladder} shown={shown} />
          </li>
        ))}
      </ol>
      <p className={styles.duty}>
        <OnDutyNow {...shown.on_duty} />
      </p>
      <button type="button" className={styles.all} onClick={() => setOpen(true)}>
        <span>
          <Trans>Each cause has its own steps.</Trans>
        </span>
        <strong>
          <Trans>All causes</Trans>
        </strong>
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} shape="sheet" label={t`All causes`}>
        <ul className={styles.causes}>
          {notificationCauses.map((one) => (
            <li key={one}>
              <button type="button" className={styles.cause} onClick={() => choose(one)}>
                <span className={styles.causeIcon} data-tone={toneOf(one)}>
                  <Icon of={causeIcons[one]} />
                </span>
                <span>
                  {names[one]}
                  <Way cause={one} ladder={ladder} />
                </span>
                <Icon of={IconChevronRight} size={16} flip />
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </section>
  );
}

/** Minutes are set after the first step, so a cause that starts there shows all of them. */
const causeToShow = ({ ruleOf }: Ladder): NotificationCause =>
  (["guest_waits", ...notificationCauses] as const).find((one) => ruleOf(one).first === "in_app") ??
  "guest_waits";

function Way({ cause, ladder }: { cause: NotificationCause; ladder: Ladder }) {
  const names = useStepNames();
  const minutesLabel = useMinutesLabel();
  const rule = ladder.ruleOf(cause);
  const words = notificationSteps
    .filter((step) => ["starts", "stops"].includes(passes(rule, step)))
    .map((step) => `${names[step]} ${minutesLabel(minutesUntil(ladder.ladder, rule, step))}`);
  return <small>{words.join(" · ")}</small>;
}

type StepProps = {
  step: (typeof notificationSteps)[number];
  cause: NotificationCause;
  ladder: Ladder;
  shown: Notifications;
};

function Step({ step, cause, ladder, shown }: StepProps) {
  const names = useStepNames();
  const minutesLabel = useMinutesLabel();
  const people = useStepPeople(step, shown);
  const rule = ladder.ruleOf(cause);
  return (
    <>
      <span className={styles.icon}>
        <Icon of={stepIcons[step]} />
      </span>
      <span className={styles.words}>
        <strong>{names[step]}</strong>
        <span>
          <bdi>{people}</bdi>
        </span>
      </span>
      {ladder.mayEdit && step !== "in_app" && rule.first === "in_app" ? (
        <StepMinutes step={step} ladder={ladder} />
      ) : (
        <span className={styles.when}>{minutesLabel(minutesUntil(ladder.ladder, rule, step))}</span>
      )}
    </>
  );
}
