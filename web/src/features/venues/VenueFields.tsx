import { countries } from "@bellhop/contract/countries";
import { currencies } from "@bellhop/contract/currencies";
import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { languagesToChoose, withLanguage } from "../../core/language/guest-languages.ts";
import { LanguageOptions } from "../../core/language/LanguageOptions.tsx";
import { callingCodeOf, timeZonesOf } from "../../core/phone/country-facts.ts";
import { readPhone } from "../../core/phone/phone-entry.ts";
import { useReadablePhone } from "../../core/phone/use-readable-phone.ts";
import { Field } from "../../ui/Field.tsx";
import { useLanguageName } from "../../ui/language-name.ts";
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
  const { t } = useLingui();
  const labels = useVenueLabels();
  const countryOptions = useNames("region", countries);
  const currencyOptions = useNames("currency", currencies);
  const zones = timeZonesOf(venue.country);
  const others = Intl.supportedValuesOf("timeZone").filter((zone) => !zones.includes(zone));
  return (
    <>
      <Field label={labels.country} error={errors.country} id={venueFieldId("country")}>
        {(input) => (
          <select
            {...input}
            // biome-ignore lint/a11y/noAutofocus: the step begins with it.
            autoFocus={hasFocus}
            autoComplete="country"
            value={venue.country}
            onChange={({ target }) => onChange(placeIn(target.value, venue.timezone))}
          >
            {countryOptions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={labels.timezone} error={errors.timezone} id={venueFieldId("timezone")}>
          {(input) => (
            <select
              {...input}
              value={venue.timezone}
              onChange={(event) => onChange({ timezone: event.target.value })}
            >
              {!zones.includes(venue.timezone) && !others.includes(venue.timezone) && (
                <option value={venue.timezone}>{readableZone(venue.timezone)}</option>
              )}
              {zones.length > 0 && <Zones label={t`In this country`} zones={zones} />}
              <Zones label={t`Other countries`} zones={others} />
            </select>
          )}
        </Field>
        <Field label={labels.currency} error={errors.currency} id={venueFieldId("currency")}>
          {(input) => (
            <select
              {...input}
              value={venue.currency}
              onChange={(event) => onChange({ currency: event.target.value })}
            >
              {currencyOptions.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name} ({code})
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Languages venue={venue} errors={errors} onChange={onChange} />
    </>
  );
}

function Zones({ label, zones }: { label: string; zones: string[] }) {
  return (
    <optgroup label={label}>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {readableZone(zone)}
        </option>
      ))}
    </optgroup>
  );
}

function Languages({ venue, errors, onChange }: VenueFieldsProps) {
  const labels = useVenueLabels();
  const languageName = useLanguageName();
  const { languages, default_language } = venue;
  const toggle = (code: string, isOn: boolean) =>
    onChange(withLanguage(languages, default_language, code, isOn));
  return (
    <>
      <fieldset className={styles.languages} aria-describedby={errors.languages && "venue-languages-message"}>
        <legend>{labels.languages}</legend>
        <div className={styles.choices}>
          {languagesToChoose(languages).map((code, index) => (
            <label key={code} className={styles.choice}>
              <input
                type="checkbox"
                id={index === 0 ? venueFieldId("languages") : undefined}
                checked={languages.includes(code)}
                onChange={(event) => toggle(code, event.target.checked)}
              />
              {languageName(code)}
            </label>
          ))}
        </div>
        {errors.languages && (
          <p className={styles.error} id="venue-languages-message">
            {errors.languages}
          </p>
        )}
      </fieldset>
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

/** "Buenos Aires, Argentina" reads better than its path in the list of zones. */
function readableZone(zone: string): string {
  const [area = "", ...rest] = zone.split("/");
  const names = rest.length === 0 ? [area] : [...rest].reverse();
  return names.join(", ").replaceAll("_", " ");
}

function useNames(type: "region" | "currency", codes: ReadonlySet<string>) {
  const { i18n } = useLingui();
  return useMemo(() => {
    const names = new Intl.DisplayNames([i18n.locale], { type });
    const collator = new Intl.Collator(i18n.locale);
    return [...codes]
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => collator.compare(a.name, b.name));
  }, [i18n.locale, type, codes]);
}
