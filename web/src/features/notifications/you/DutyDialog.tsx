import type { DutyPlan } from "@bellhop/contract/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { TimeInput } from "../../../core/forms/TimeInput.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { instantAt } from "../../../core/language/instant-at.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { Field } from "../../../ui/Field.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { SwitchLine } from "../ladder/CauseDialog.tsx";
import styles from "./DutyDialog.module.css";
import { type Person, useDutyChanges } from "./duty-changes.ts";
import { PlanFields, planFault } from "./PlanFields.tsx";

type DutyDialogProps = { person: Person; onClose: () => void };

/** A member's duty: until when, and by which weekly plan. */
export function DutyDialog({ person, onClose }: DutyDialogProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { duty, is_you, name } = person;
  const { set, plan: savePlan } = useDutyChanges();
  const before = duty.by_hand && duty.until ? formats.time(duty.until) : null;
  const [until, setUntil] = useState(before);
  const [plan, setPlan] = useState<DutyPlan | null>(duty.plan);
  const fault = plan && planFault(plan, t`Choose at least one day.`);
  const save = async () => {
    onClose();
    if (JSON.stringify(plan) !== JSON.stringify(duty.plan)) await savePlan(person, plan);
    if (until === before) return;
    await set(person, until ? { is_on: duty.is_on, until: nextInstant(until, formats) } : { is_on: null });
  };
  return (
    <FormDialog
      title={is_you ? <Trans>Your duty</Trans> : t`Duty of ${isolated(name)}`}
      send={t`Save`}
      isBusy={false}
      isIncomplete={fault !== null}
      failure={null}
      onSend={() => void save()}
      onClose={onClose}
    >
      <Field
        label={duty.is_on ? t`On duty until` : t`Off duty until`}
        aside={t`(optional)`}
        error={undefined}
        hint={t`Empty: until the weekly plan changes it.`}
      >
        {(input) => <TimeInput input={input} value={until} onChange={setUntil} />}
      </Field>
      <fieldset className={styles.plan}>
        <legend>
          <Trans>Weekly plan</Trans>
        </legend>
        <SwitchLine
          name={t`Follow a weekly plan`}
          about={<Trans>Without a plan: on duty day and night, unless you switch it off.</Trans>}
          isOn={plan !== null}
          onChange={(isOn) => setPlan(isOn ? (duty.plan ?? []) : null)}
        />
        {plan && <PlanFields plan={plan} onChange={setPlan} />}
      </fieldset>
    </FormDialog>
  );
}

/** The next instant at which the venue's clocks show the time. */
function nextInstant(time: string, formats: ReturnType<typeof useFormats>): string {
  const now = nowMs();
  const shown = time === "24:00" ? "00:00" : time;
  const today = instantAt(formats.dayOf(now), shown, formats);
  if (Date.parse(today) > now) return today;
  const tomorrow = new Date(Date.parse(`${formats.dayOf(now)}T12:00:00Z`) + 86_400_000).toISOString();
  return instantAt(tomorrow.slice(0, 10), shown, formats);
}
