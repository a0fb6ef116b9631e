import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { SaveState } from "../../../core/autosave/SaveState.tsx";
import { showFieldToMend } from "../../../core/autosave/show-field-to-mend.ts";
import { DateInput } from "../../../core/forms/DateInput.tsx";
import { NumberField } from "../../../core/forms/NumberField.tsx";
import { TimeInput } from "../../../core/forms/TimeInput.tsx";
import { Field, type FieldInput } from "../../../ui/Field.tsx";
import { FieldConflict } from "./FieldConflict.tsx";
import styles from "./ReservationPanel.module.css";
import type { FieldName } from "./reservation-records.ts";
import type { useEdits } from "./use-edits.ts";

/** What is typed is saved after a pause. */
export function StayFields({ edits }: { edits: ReturnType<typeof useEdits> }) {
  const { t } = useLingui();
  const { shown, errors, saving, saveNow, edit } = edits;
  const place = (name: FieldName, children: ReactNode) => (
    <div className={styles.place}>
      {children}
      <FieldConflict name={name} edits={edits} />
    </div>
  );
  const text = (name: "reservation_number" | "room_type", label: string, max: number) =>
    place(
      name,
      <Field label={label} error={errors[name]}>
        {(input) => (
          <input
            {...input}
            dir="auto"
            autoComplete="off"
            maxLength={max}
            value={shown[name]}
            onChange={({ target }) => edit(name, target.value)}
            onBlur={saveNow}
          />
        )}
      </Field>,
    );
  const date = (name: "checkin" | "checkout", label: string) =>
    place(
      name,
      // One sentence for both dates, at the second.
      <Field
        label={label}
        error={name === "checkin" && errors.checkin === errors.checkout ? undefined : errors[name]}
      >
        {(input) => (
          <DateInput
            input={input}
            label={label}
            isNeeded
            value={shown[name]}
            onChange={(day) => day && edit(name, day)}
          />
        )}
      </Field>,
    );
  const people = (name: "adults" | "children", label: string) =>
    place(
      name,
      <NumberField
        label={label}
        value={shown[name]}
        min={0}
        max={limits.maxReservationPeople}
        error={errors[name]}
        onChange={(count) => edit(name, count)}
      />,
    );
  return (
    <section className={styles.section} aria-label={t`Stay`}>
      <div className={styles.sectionHead}>
        <h3>
          <Trans>Stay</Trans>
        </h3>
        <SaveState saving={saving} onRetry={edits.retry} onShow={showFieldToMend} />
      </div>
      <div className={styles.fields}>
        {date("checkin", t`Check-in`)}
        {date("checkout", t`Check-out`)}
        {place(
          "arrival_time",
          <Field label={t`Arrival time`} error={errors.arrival_time}>
            {(input: FieldInput) => (
              <TimeInput
                input={input}
                value={shown.arrival_time}
                onChange={(time) => edit("arrival_time", time)}
              />
            )}
          </Field>,
        )}
        {text("reservation_number", t`Reservation number`, limits.reservationNumberCharacters)}
        {people("adults", t`Adults`)}
        {people("children", t`Children`)}
        {text("room_type", t`Room type`, limits.roomTypeCharacters)}
      </div>
    </section>
  );
}
