import {
  type NotificationCause,
  type NotificationRule,
  type NotificationStep,
  notificationSteps,
} from "@bellhop/contract/notification-rules";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import styles from "./CauseDialog.module.css";
import { withSteps } from "./steps.ts";
import type { Ladder } from "./use-ladder.ts";
import { useCauseNames, useStepNames } from "./words.ts";

type CauseDialogProps = { cause: NotificationCause; ladder: Ladder; onClose: () => void };

/** Start step, last step, sound, night and text of a cause. */
export function CauseDialog({ cause, ladder, onClose }: CauseDialogProps) {
  const { t } = useLingui();
  const name = useCauseNames()[cause];
  const steps = useStepNames();
  const [rule, setRule] = useState(ladder.ruleOf(cause));
  const change = (part: Partial<NotificationRule>) => setRule({ ...rule, ...part });
  const between = notificationSteps.slice(
    notificationSteps.indexOf(rule.first) + 1,
    notificationSteps.indexOf(rule.last),
  );
  return (
    <FormDialog
      title={name}
      send={t`Save`}
      isBusy={false}
      failure={null}
      onSend={() => {
        ladder.saveRule(cause, rule);
        onClose();
      }}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <StepSelect
          label={t`First step`}
          value={rule.first}
          onChange={(first) => setRule(withSteps(rule, { first }))}
        />
        <StepSelect
          label={t`Last step`}
          value={rule.last}
          onChange={(last) => setRule(withSteps(rule, { last }))}
        />
      </div>
      {between.map((step) => (
        <SwitchLine
          key={step}
          name={t`Include ${steps[step]}`}
          isOn={!rule.skips.includes(step)}
          onChange={(isOn) =>
            change({ skips: isOn ? rule.skips.filter((one) => one !== step) : [...rule.skips, step] })
          }
        />
      ))}
      <SwitchLine name={t`Sound in the app`} isOn={rule.sound} onChange={(sound) => change({ sound })} />
      <SwitchLine
        name={t`Comes through at night`}
        about={<Trans>Push and e-mail do not wait for the end of quiet hours.</Trans>}
        isOn={rule.night}
        onChange={(night) => change({ night })}
      />
      <SwitchLine
        name={t`Quote the guest`}
        about={<Trans>The guest's words are shown on locked screens and sent to other systems.</Trans>}
        isOn={rule.words}
        onChange={(words) => change({ words })}
      />
    </FormDialog>
  );
}

type StepSelectProps = {
  label: string;
  value: NotificationStep;
  onChange: (step: NotificationStep) => void;
};

export function StepSelect({ label, value, onChange }: StepSelectProps) {
  const steps = useStepNames();
  return (
    <Field label={label} error={undefined}>
      {(input) => (
        <select
          {...input}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as NotificationStep)}
        >
          {notificationSteps.map((step) => (
            <option key={step} value={step}>
              {steps[step]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type SwitchLineProps = {
  name: string;
  about?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

export function SwitchLine({ name, about, isOn, onChange }: SwitchLineProps) {
  const id = useId();
  return (
    <div className={styles.line}>
      <div>
        <label htmlFor={id}>{name}</label>
        {about && (
          <p id={`${id}-about`} className={styles.about}>
            {about}
          </p>
        )}
      </div>
      <Switch
        id={id}
        aria-describedby={about ? `${id}-about` : undefined}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
