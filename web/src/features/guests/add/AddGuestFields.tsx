import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import { languagesToChoose } from "../../../core/language/guest-languages.ts";
import { LanguageOptions } from "../../../core/language/LanguageOptions.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useLanguageName } from "../../../ui/language-name.ts";
import { Segments } from "../../../ui/Segments.tsx";
import styles from "./AddGuest.module.css";
import { type AddGuestDraft, datesOf, type SendWhen, type Surroundings } from "./add-guest-draft.ts";
import { fieldIdOf, useFieldLabels } from "./field-words.ts";
import { PhoneField } from "./PhoneField.tsx";
import { createReservationNumber } from "./reservation-number.ts";
import { StayDates } from "./StayDates.tsx";
import type { TypedPhone } from "./typed-phone.ts";

export type AddGuestFieldsProps = {
  draft: AddGuestDraft;
  at: Surroundings;
  /** As it is read so far. */
  phone: TypedPhone | undefined;
  /** The venue's. */
  languages: string[];
  /** Undefined: the guest is known, and keeps theirs. */
  suggestedLanguage: string | undefined;
  isPhoneFixed: boolean;
  /** By the call's field names. */
  errors: Record<string, string>;
  onChange: (changes: Partial<AddGuestDraft>) => void;
};

export function AddGuestFields(props: AddGuestFieldsProps) {
  const { draft, at, phone, isPhoneFixed, errors, onChange } = props;
  const labels = useFieldLabels();
  return (
    <div className={styles.fields}>
      <Field label={labels.name} error={errors.name} id={fieldIdOf("name")}>
        {(input) => (
          <input
            {...input}
            // biome-ignore lint/a11y/noAutofocus: the screen was opened to type into it.
            autoFocus
            dir="auto"
            autoComplete="off"
            autoCapitalize="words"
            maxLength={limits.guestNameCharacters}
            value={draft.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <PhoneField
        draft={draft}
        at={at}
        phone={phone}
        isFixed={isPhoneFixed}
        error={errors.phone}
        onChange={onChange}
      />
      <StayDates draft={draft} at={at} errors={errors} onChange={onChange} />
      <NumberField {...props} />
      <div className={styles.pair}>
        <Field label={labels.room} aside={useOptional()} error={errors.room} id={fieldIdOf("room")}>
          {(input) => (
            <input
              {...input}
              autoComplete="off"
              maxLength={limits.roomCharacters}
              value={draft.room}
              onChange={(event) => onChange({ room: event.target.value })}
            />
          )}
        </Field>
        <LanguageField {...props} />
      </div>
      <label className={styles.agreed}>
        <input
          type="checkbox"
          checked={draft.offers}
          onChange={(event) => onChange({ offers: event.target.checked })}
        />
        <Trans>Guest agreed to receive offers</Trans>
      </label>
      <SendField value={draft.send} onChange={(send) => onChange({ send })} />
    </div>
  );
}

function useOptional(): string {
  const { t } = useLingui();
  return t`(optional)`;
}

/** Guests who walk in have none. */
function NumberField({ draft, at, errors, onChange }: AddGuestFieldsProps) {
  const { reservation_number: label } = useFieldLabels();
  const create = ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes. A tap must not open the phone's keyboard.
    if (detail === 0) currentTarget.parentElement?.querySelector("input")?.focus();
    onChange({ number: createReservationNumber(datesOf(draft, at).checkin) });
  };
  return (
    <Field label={label} error={errors.reservation_number} id={fieldIdOf("reservation_number")}>
      {(input) => (
        <span className={styles.number}>
          <input
            {...input}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={limits.reservationNumberCharacters}
            value={draft.number}
            onChange={(event) => onChange({ number: event.target.value })}
          />
          {draft.number.trim() === "" && (
            <Button onClick={create}>
              <Trans>Create number</Trans>
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}

function LanguageField({
  draft,
  phone,
  languages,
  suggestedLanguage,
  errors,
  onChange,
}: AddGuestFieldsProps) {
  const { t } = useLingui();
  const { language: label } = useFieldLabels();
  const languageName = useLanguageName();
  const unchosen = suggestedLanguage === undefined ? t`As before` : languageName(suggestedLanguage);
  const offered = languagesToChoose([...languages, ...(draft.language ? [draft.language] : [])]);
  return (
    <Field
      label={label}
      error={errors.language}
      id={fieldIdOf("language")}
      hint={draft.language === "" && suggestedLanguage && phone && t`Suggested by the phone number.`}
    >
      {(input) => (
        <select
          {...input}
          value={draft.language}
          onChange={(event) => onChange({ language: event.target.value })}
        >
          <option value="">{unchosen}</option>
          <LanguageOptions languages={offered.filter((code) => code !== suggestedLanguage)} />
        </select>
      )}
    </Field>
  );
}

function SendField({ value, onChange }: { value: SendWhen; onChange: (send: SendWhen) => void }) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.send}>
      <legend>
        <Trans>Send the first message</Trans>
      </legend>
      <Segments
        label={t`Send the first message`}
        segments={[
          { value: "now", label: t`Now` },
          { value: "after_quiet_hours", label: t`In the morning if it is night` },
          { value: "never", label: t`Don't send` },
        ]}
        value={value}
        onChange={(send) => send && onChange(send)}
      />
    </fieldset>
  );
}
