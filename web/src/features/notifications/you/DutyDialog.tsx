import type { Duty, DutyPlan } from "@bellhop/contract/notifications";
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
import { PlanFields, type PlanProblems, usePlanFault } from "./PlanFields.tsx";
import { useSoon } from "./use-duty-words.ts";

type DutyDialogProps = { person: Person; onClose: () => void };

/** A member's duty: until when, and by which weekly plan. */
export function DutyDialog({ person, onClose }: DutyDialogProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const planFault = usePlanFault();
  const [untilProblem, setUntilProblem] = useState<string>();
  const [problems, setProblems] = useState<PlanProblems>({});
  const { save } = useDutyChanges();
  // What is saved is compared with what the dialog was opened with.
  const [opened] = useState(person);
  const { duty, is_you, name } = opened;
  const [before] = useState(() => timeByHand(duty, formats));
  const [until, setUntil] = useState(before);
  const [isPlanned, setPlanned] = useState(duty.plan !== null);
  const [shifts, setShifts] = useState<DutyPlan>(duty.plan ?? []);
  const plan = isPlanned ? shifts : null;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const whenEmpty = useWhenEmpty(duty, before !== null, plan);
  const send = async () => {
    setBusy(true);
    try {
      const byHand = until
        ? { is_on: duty.is_on, until: nextInstant(until, formats) }
        : { is_on: null, until: null };
      await save(opened, plan, until === before ? undefined : byHand);
      onClose();
    } catch (cause) {
      setFailure(cause as Error);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={is_you ? <Trans>Your duty</Trans> : t`Duty of ${isolated(name)}`}
      send={t`Save`}
      isBusy={isBusy}
      isIncomplete={untilProblem !== undefined || (plan !== null && planFault(plan, problems) !== null)}
      failure={failure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <Field
        label={duty.is_on ? t`On duty until` : t`Off duty until`}
        aside={t`(optional)`}
        error={untilProblem}
        hint={whenEmpty}
      >
        {(input) => <TimeInput input={input} value={until} onChange={setUntil} onProblem={setUntilProblem} />}
      </Field>
      <fieldset className={styles.plan}>
        <legend>
          <Trans>Weekly plan</Trans>
        </legend>
        <SwitchLine
          name={t`Follow a weekly plan`}
          about={<Trans>Without a plan: on duty day and night, unless you switch it off.</Trans>}
          isOn={isPlanned}
          onChange={setPlanned}
        />
        {plan && <PlanFields plan={plan} problems={problems} onProblems={setProblems} onChange={setShifts} />}
      </fieldset>
    </FormDialog>
  );
}

const dayMs = 86_400_000;

type Formats = ReturnType<typeof useFormats>;

/** The time until which it was set by hand. Null also for a time of another day, which the field can't show. */
function timeByHand({ by_hand, until }: Duty, formats: Formats): string | null {
  if (!by_hand || !until) return null;
  return Date.parse(until) - nowMs() < dayMs ? formats.time(until) : null;
}

/** What an empty field does when it is saved. */
function useWhenEmpty({ by_hand, until }: Duty, hadTime: boolean, plan: DutyPlan | null): string {
  const { t } = useLingui();
  const soon = useSoon();
  if (hadTime) return plan ? t`Empty: follows the weekly plan at once.` : t`Empty: on duty day and night.`;
  if (by_hand && until) return t`Empty: until ${soon(until)}.`;
  if (plan) return t`Empty: until the weekly plan changes it.`;
  return by_hand ? t`Empty: until someone changes it.` : t`Empty: on duty day and night.`;
}

/** The next instant at which the venue's clocks show the time. */
function nextInstant(time: string, formats: Formats): string {
  const now = nowMs();
  const shown = time === "24:00" ? "00:00" : time;
  const today = instantAt(formats.dayOf(now), shown, formats);
  if (Date.parse(today) > now) return today;
  const tomorrow = new Date(Date.parse(`${formats.dayOf(now)}T12:00:00Z`) + dayMs).toISOString();
  return instantAt(tomorrow.slice(0, 10), shown, formats);
}
