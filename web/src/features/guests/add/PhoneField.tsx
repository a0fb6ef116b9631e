import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown } from "@tabler/icons-react";
import { type ChangeEvent, useMemo } from "react";
import { callingCodeOf, countryCodes } from "../../../core/phone/country-facts.ts";
import { Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./AddGuest.module.css";
import type { AddGuestDraft, Surroundings } from "./add-guest-draft.ts";
import { fieldIdOf, useFieldLabels } from "./field-words.ts";
import type { TypedPhone } from "./typed-phone.ts";

type PhoneFieldProps = {
  draft: AddGuestDraft;
  at: Surroundings;
  phone: TypedPhone | undefined;
  /** A known guest's number is not changed here. */
  isFixed: boolean;
  error: string | undefined;
  onChange: (changes: Partial<AddGuestDraft>) => void;
};

/** Takes any format. A number with a country code chooses its country. */
export function PhoneField({ draft, at, phone, isFixed, error, onChange }: PhoneFieldProps) {
  const { phone: label } = useFieldLabels();
  const chosen = draft.country || at.country;
  const country = phone?.country ?? chosen;
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = target;
    // Grouping elsewhere than at the end would move the caret.
    const isAppended = value.length > draft.phone.length && selectionStart === value.length;
    onChange({ phone: (isAppended && at.phones?.groupTyped(value, chosen)) || value });
  };
  const choose = (next: string) =>
    onChange({
      country: next,
      ...(phone && at.phones && { phone: at.phones.nationalDigits(draft.phone, chosen) }),
    });
  return (
    <Field
      label={label}
      error={error}
      id={fieldIdOf("phone")}
      hint={phone && phone.country !== at.country && <CountryOf phone={phone} />}
    >
      {(input) => (
        <span className={styles.phone} dir="ltr">
          {!isFixed && <CountryChoice country={country} onChoose={choose} />}
          <input
            {...input}
            type="tel"
            autoComplete="off"
            readOnly={isFixed}
            value={draft.phone}
            onChange={type}
            onBlur={() => phone && onChange({ phone: phone.readable })}
          />
        </span>
      )}
    </Field>
  );
}

function CountryOf({ phone }: { phone: TypedPhone }) {
  const { i18n } = useLingui();
  const { country } = phone;
  const name = country && new Intl.DisplayNames([i18n.locale], { type: "region" }).of(country);
  return name && <Trans>Country: {name}</Trans>;
}

/** Shows the code; the list shows the names. */
function CountryChoice({ country, onChoose }: { country: string; onChoose: (country: string) => void }) {
  const { t, i18n } = useLingui();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.locale], { type: "region" });
    const collator = new Intl.Collator(i18n.locale);
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => collator.compare(a.name, b.name));
  }, [i18n.locale]);
  return (
    <span className={styles.country}>
      <span aria-hidden="true">
        {country} +{callingCodeOf(country)}
        <Icon of={IconChevronDown} size={14} />
      </span>
      <select
        aria-label={t`Country of the phone number`}
        value={country}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name} (+{callingCodeOf(code)})
          </option>
        ))}
      </select>
    </span>
  );
}
