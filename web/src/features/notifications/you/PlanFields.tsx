import { findHoursError, type Weekday, weekdays } from "@bellhop/contract/hours";
import type { DutyPlan } from "@bellhop/contract/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlus, IconX } from "@tabler/icons-react";
import type { Dispatch, SetStateAction } from "react";
import { fieldSentence } from "../../../core/api/field-sentence.ts";
import { TimeInput } from "../../../core/forms/TimeInput.tsx";
import { endsNextDay } from "../../../core/forms/time-entry.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import styles from "./PlanFields.module.css";

type Shift = DutyPlan[number];

const usual: Shift = { days: weekdays.slice(0, 5), from: "07:00", to: "15:00" };
/** Three shifts a day. */
const maxShifts = 21;

/** What is wrong with typed times, by shift and field. They are not in the plan. */
export type PlanProblems = Record<string, string | undefined>;

/** Null if the plan can be saved, else what is wrong with it. */
export function usePlanFault(): (plan: DutyPlan, problems: PlanProblems) => string | null {
  const { t } = useLingui();
  return (plan, problems) => {
    const problem = Object.values(problems).find(Boolean);
    if (problem) return problem;
    // The server takes it: the member would never be on duty.
    if (plan.length === 0) return t`Add at least one shift.`;
    if (plan.some(({ days }) => days.length === 0)) return t`Choose at least one day.`;
    const wrong = findHoursError(plan);
    return wrong ? (fieldSentence(wrong.problem) ?? "") : null;
  };
}

type PlanFieldsProps = {
  plan: DutyPlan;
  problems: PlanProblems;
  onProblems: Dispatch<SetStateAction<PlanProblems>>;
  onChange: (plan: DutyPlan) => void;
};

/** Shifts: days of the week, from and to. */
export function PlanFields({ plan, problems, onProblems, onChange }: PlanFieldsProps) {
  const fault = usePlanFault()(plan, problems);
  const put = (at: number, part: Partial<Shift>) =>
    onChange(plan.map((shift, index) => (index === at ? { ...shift, ...part } : shift)));
  return (
    <div className={styles.plan}>
      {plan.map((shift, at) => (
        <ShiftFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a shift has no other name, and they are few.
          key={at}
          number={at + 1}
          shift={shift}
          onChange={(part) => put(at, part)}
          onProblem={(field, problem) =>
            onProblems((before) => {
              const name = `${at} ${field}`;
              return before[name] === problem ? before : { ...before, [name]: problem };
            })
          }
          onRemove={() => {
            // The other shifts report theirs again.
            onProblems({});
            onChange(plan.filter((_, index) => index !== at));
          }}
        />
      ))}
      {plan.length < maxShifts && (
        <Button
          size="row"
          icon={<Icon of={IconPlus} size={16} />}
          onClick={() => onChange([...plan, plan.length === 0 ? usual : { ...usual, days: [] }])}
        >
          <Trans>Add shift</Trans>
        </Button>
      )}
      {fault && (
        <p className={styles.fault} role="status">
          {fault}
        </p>
      )}
    </div>
  );
}

type ShiftFieldsProps = {
  number: number;
  shift: Shift;
  onChange: (part: Partial<Shift>) => void;
  onProblem: (field: "from" | "to", problem: string | undefined) => void;
  onRemove: () => void;
};

function ShiftFields({ number, shift, onChange, onProblem, onRemove }: ShiftFieldsProps) {
  const { t } = useLingui();
  const dayNames = useDayNames();
  const turn = (day: Weekday) =>
    onChange({
      days: weekdays.filter((one) => (one === day ? !shift.days.includes(day) : shift.days.includes(one))),
    });
  return (
    <fieldset className={styles.shift}>
      <legend className="unseen">{t`Shift ${number}`}</legend>
      <div className={styles.days}>
        {weekdays.map((day) => (
          <label key={day} className={styles.day}>
            <input
              type="checkbox"
              aria-label={dayNames.long(day)}
              checked={shift.days.includes(day)}
              onChange={() => turn(day)}
            />
            <span aria-hidden="true">{dayNames.short(day)}</span>
          </label>
        ))}
      </div>
      <div className={styles.times}>
        <TimeInput
          label={t`Shift ${number}, from`}
          value={shift.from}
          isNeeded
          onChange={(from) => from && onChange({ from })}
          onProblem={(problem) => onProblem("from", problem)}
        />
        <span aria-hidden="true">–</span>
        <TimeInput
          label={t`Shift ${number}, until`}
          value={shift.to}
          isNeeded
          onChange={(to) => to && onChange({ to })}
          onProblem={(problem) => onProblem("to", problem)}
        />
        {endsNextDay(shift.from, shift.to) && (
          <span className={styles.note}>
            <Trans>next day</Trans>
          </span>
        )}
        <IconButton label={t`Remove shift ${number}`} onClick={onRemove}>
          <Icon of={IconX} size={16} />
        </IconButton>
      </div>
    </fieldset>
  );
}

function useDayNames() {
  const { i18n } = useLingui();
  const named = (weekday: "long" | "short") => {
    const format = new Intl.DateTimeFormat(i18n.locale, { weekday, timeZone: "UTC" });
    // 5 January 2026 is a Monday.
    return (day: Weekday) => format.format(Date.UTC(2026, 0, 5 + weekdays.indexOf(day)));
  };
  return { long: named("long"), short: named("short") };
}
