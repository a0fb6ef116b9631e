import { limits } from "@bellhop/contract/limits";
import type { Reservation } from "@bellhop/contract/reservations";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { fieldErrorsOf } from "../../../core/api/call-failure.ts";
import { DateInput } from "../../../core/forms/DateInput.tsx";
import { NumberField } from "../../../core/forms/NumberField.tsx";
import { TimeInput } from "../../../core/forms/TimeInput.tsx";
import { Field, type FieldInput } from "../../../ui/Field.tsx";
import { FieldConflict } from "./FieldConflict.tsx";
import { type FieldName, shownFields } from "./field-drafts.ts";
import styles from "./ReservationPanel.module.css";
import { SaveState } from "./SaveState.tsx";
import { areInOrder, type useEdits } from "./use-edits.ts";

type StayFieldsProps = { reservation: Reservation; edits: ReturnType<typeof useEdits> };

/** What is typed is saved after a pause. */
export function StayFields({ reservation, edits }: StayFieldsProps) {
  const { t } = useLingui();
  const { session, state } = edits;
  const shown = shownFields(state.drafts, reservation);
  const errors = useFieldErrors(shown, state.failure);
  const place = (name: FieldName, children: ReactNode) => (
    <div className={styles.place}>
      {children}
      <FieldConflict name={name} edits={edits} />
    </div>
  );
  const text = (name: "reservation_number" | "room_type", label: string, most: number) =>
    place(
      name,
      <Field label={label} error={errors[name]}>
        {(input) => (
          <input
            {...input}
            dir="auto"
            autoComplete="off"
            maxLength={most}
            value={shown[name]}
            onChange={({ target }) => session.edit(name, target.value)}
            onBlur={() => void session.saveNow()}
          />
        )}
      </Field>,
    );
  const date = (name: "checkin" | "checkout", label: string) =>
    place(
      name,
      <Field label={label} error={errors[name]}>
        {(input) => (
          <DateInput
            input={input}
            label={label}
            isNeeded
            value={shown[name]}
            onChange={(day) => day && session.edit(name, day)}
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
        least={0}
        most={limits.maxReservationPeople}
        error={errors[name]}
        onChange={(count) => session.edit(name, count)}
      />,
    );
  return (
    <section className={styles.section} aria-label={t`Stay`}>
      <div className={styles.sectionHead}>
        <h3>
          <Trans>Stay</Trans>
        </h3>
        <SaveState edits={edits} hasErrors={Object.keys(errors).length > 0} />
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
                onChange={(time) => session.edit("arrival_time", time)}
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

function useFieldErrors(
  shown: Reservation | ReturnType<typeof shownFields>,
  failure: Error | null,
): { [Name in FieldName]?: string | undefined } {
  const { t } = useLingui();
  const refused = Object.fromEntries(
    Object.entries(fieldErrorsOf(failure)).map(([field, words]) => [field.replace(/^fields\./, ""), words]),
  );
  return {
    ...refused,
    ...(!areInOrder(shown) && { checkout: t`Check-out must not be before check-in.` }),
    ...(shown.reservation_number.trim() === "" && { reservation_number: t`Enter a reservation number.` }),
  };
}
