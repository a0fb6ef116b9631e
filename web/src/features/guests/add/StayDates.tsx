import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { DateInput } from "../../../core/forms/DateInput.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import styles from "./AddGuest.module.css";
import { type AddGuestDraft, datesOf, type Surroundings } from "./add-guest-draft.ts";
import { fieldIdOf, useFieldLabels } from "./field-words.ts";
import { nightsBetween } from "./stay-dates.ts";

const usualNights = [1, 2, 3, 7];

type StayDatesProps = {
  draft: AddGuestDraft;
  at: Surroundings;
  errors: Record<string, string>;
  onChange: (changes: Partial<AddGuestDraft>) => void;
};

/** A later check-in keeps the nights. */
export function StayDates({ draft, at, errors, onChange }: StayDatesProps) {
  const { t } = useLingui();
  const labels = useFieldLabels();
  const { checkin, checkout } = datesOf(draft, at);
  const { nights } = draft;
  const isUsual = usualNights.includes(nights);
  return (
    <div className={styles.dates}>
      <div className={styles.pair}>
        <Field label={labels.checkin} error={errors.checkin} id={fieldIdOf("checkin")}>
          {(input) => (
            <DateInput
              input={input}
              label={t`Check-in`}
              isNeeded
              value={checkin}
              onChange={(day) => onChange({ checkin: day === null || day === at.today ? "" : day })}
            />
          )}
        </Field>
        <Field
          label={labels.checkout}
          error={errors.checkout}
          id={fieldIdOf("checkout")}
          hint={nights >= 0 && !isUsual && plural(nights, { one: "# night", other: "# nights" })}
        >
          {(input) => (
            <DateInput
              input={input}
              label={t`Check-out`}
              isNeeded
              value={checkout}
              onChange={(day) => onChange({ nights: day ? nightsBetween(checkin, day) : 1 })}
            />
          )}
        </Field>
      </div>
      <Segments
        label={t`Nights`}
        segments={usualNights.map((count) => ({
          value: String(count),
          label: plural(count, { one: "# night", other: "# nights" }),
        }))}
        value={isUsual ? String(nights) : null}
        onChange={(value) => value && onChange({ nights: Number(value) })}
      />
    </div>
  );
}
