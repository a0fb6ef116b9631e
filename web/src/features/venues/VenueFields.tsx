import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { CountrySelect, CurrencySelect, ZoneSelect } from "../../core/forms/PlaceSelects.tsx";
import { LanguageChoices } from "../../core/language/LanguageChoices.tsx";
import { LanguageOptions } from "../../core/language/LanguageOptions.tsx";
import { callingCodeOf } from "../../core/phone/country-facts.ts";
import { readPhone } from "../../core/phone/phone-entry.ts";
import { useReadablePhone } from "../../core/phone/use-readable-phone.ts";
import { Field } from "../../ui/Field.tsx";
import styles from "./VenueFields.module.css";
import { placeIn, type VenueDraft } from "./venue-draft.ts";
import { useVenueLabels, venueFieldId } from "./venue-labels.ts";

type VenueFieldsProps = {
  venue: VenueDraft;
  errors: Partial<Record<keyof VenueDraft, string>>;
  onChange: (change: Partial<VenueDraft>) => void;
  hasFocus?: boolean;
};

export function NameField({ venue, errors, onChange, hasFocus }: VenueFieldsProps) {
  const labels = useVenueLabels();
  return (
    <Field label={labels.name} error={errors.name} id={venueFieldId("name")}>
      {(input) => (
        <input
          {...input}
          // biome-ignore lint/a11y/noAutofocus: the step was opened to type into it.
          autoFocus={hasFocus}
          dir="auto"
          autoComplete="organization"
          maxLength={limits.venueNameCharacters}
          placeholder="Hotel Miramar"
          value={venue.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
    </Field>
  );
}

/** Country defaults follow until they are changed. */
export function PlaceFields({ venue, errors, onChange, hasFocus }: VenueFieldsProps) {
  const labels = useVenueLabels();
  return (
    <>
      <Field label={labels.country} error={errors.country} id={venueFieldId("country")}>
        {(input) => (
          <CountrySelect
            {...input}
            autoFocus={hasFocus}
            autoComplete="country"
            value={venue.country}
            onChange={(country) => onChange(placeIn(country, venue.timezone))}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={labels.timezone} error={errors.timezone} id={venueFieldId("timezone")}>
          {(input) => (
            <ZoneSelect
              {...input}
              country={venue.country}
              value={venue.timezone}
              onChange={(timezone) => onChange({ timezone })}
            />
          )}
        </Field>
        <Field label={labels.currency} error={errors.currency} id={venueFieldId("currency")}>
          {(input) => (
            <CurrencySelect
              {...input}
              value={venue.currency}
              onChange={(currency) => onChange({ currency })}
            />
          )}
        </Field>
      </div>
      <Languages venue={venue} errors={errors} onChange={onChange} />
    </>
  );
}

function Languages({ venue, errors, onChange }: VenueFieldsProps) {
  const labels = useVenueLabels();
  const { languages, default_language } = venue;
  return (
    <>
      <LanguageChoices
        label={labels.languages}
        languages={languages}
        mainLanguage={default_language}
        id={venueFieldId("languages")}
        error={errors.languages}
        onChange={onChange}
      />
      {languages.length > 1 && (
        <Field
          label={labels.default_language}
          error={errors.default_language}
          id={venueFieldId("default_language")}
          hint={<Trans>You write hotel information in this language.</Trans>}
        >
          {(input) => (
            <select
              {...input}
              value={default_language}
              onChange={(event) => onChange({ default_language: event.target.value })}
            >
              <LanguageOptions languages={languages} />
            </select>
          )}
        </Field>
      )}
    </>
  );
}

export function DeskFields({ venue, errors, onChange, hasFocus }: VenueFieldsProps) {
  const { t } = useLingui();
  const labels = useVenueLabels();
  const readablePhone = useReadablePhone();
  const code = callingCodeOf(venue.country);
  const read = readPhone(venue.phone, venue.country);
  return (
    <div className={styles.desk}>
      <Field label={labels.rooms} error={errors.rooms} id={venueFieldId("rooms")}>
        {(input) => (
          <input
            {...input}
            // biome-ignore lint/a11y/noAutofocus: the step was opened to type into it.
            autoFocus={hasFocus}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            placeholder="42"
            value={venue.rooms}
            onChange={(event) => onChange({ rooms: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={labels.phone}
        error={errors.phone}
        id={venueFieldId("phone")}
        hint={
          "phone" in read ? (
            <Trans>
              Guests see <bdi dir="ltr">{readablePhone(read.phone)}</bdi>
            </Trans>
          ) : (
            t`e.g. 0323 555 0140`
          )
        }
      >
        {(input) => (
          <span className={styles.phone} dir="ltr">
            <span className={styles.code} aria-hidden="true">
              +{code}
            </span>
            <input
              {...input}
              type="tel"
              autoComplete="tel"
              value={venue.phone}
              onChange={(event) => onChange({ phone: event.target.value })}
            />
          </span>
        )}
      </Field>
    </div>
  );
}
