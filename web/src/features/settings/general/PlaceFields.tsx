import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { CountrySelect, CurrencySelect, ZoneSelect } from "../../../core/forms/PlaceSelects.tsx";
import { formatsFor } from "../../../core/language/formats.ts";
import { useClock } from "../../../core/time/clock.ts";
import { Field } from "../../../ui/Field.tsx";
import form from "../../../ui/FormScreen.module.css";
import { AcceptTheirs } from "../AcceptTheirs.tsx";
import styles from "../Settings.module.css";
import { useSettings } from "../store/use-settings.ts";

type FieldsProps = { mayEdit: boolean };

export function NameField({ mayEdit }: FieldsProps) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  return (
    <div className={styles.field}>
      <Field label={t`Hotel name`} error={state.errors["general.name"]}>
        {(input) => (
          <input
            {...input}
            dir="auto"
            autoComplete="organization"
            maxLength={limits.venueNameCharacters}
            readOnly={!mayEdit}
            value={settings?.general.name ?? ""}
            onChange={(event) => store.set("general", { name: event.currentTarget.value })}
          />
        )}
      </Field>
      <AcceptTheirs path="general.name" />
    </div>
  );
}

export function PlaceFields({ mayEdit }: FieldsProps) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  if (!settings) return null;
  const { country, timezone, currency } = settings.general;
  return (
    <>
      <div className={styles.field}>
        <Field
          label={t`Country`}
          error={state.errors["general.country"]}
          hint={t`Phone numbers without a country code are read as numbers of this country.`}
        >
          {(input) => (
            <CountrySelect
              {...input}
              autoComplete="country"
              value={country}
              disabled={!mayEdit}
              onChange={(next) => store.set("general", { country: next })}
            />
          )}
        </Field>
        <AcceptTheirs path="general.country" />
      </div>
      <div className={form.pair}>
        <div className={styles.field}>
          <Field
            label={t`Time zone`}
            error={state.errors["general.timezone"]}
            hint={<ZoneEffects timezone={timezone} />}
          >
            {(input) => (
              <ZoneSelect
                {...input}
                country={country}
                value={timezone}
                disabled={!mayEdit}
                onChange={(next) => store.set("general", { timezone: next })}
              />
            )}
          </Field>
          <AcceptTheirs path="general.timezone" />
        </div>
        <div className={styles.field}>
          <Field
            label={t`Currency`}
            error={state.errors["general.currency"]}
            hint={t`For prices you enter from now on. Prices you have entered stay as they are.`}
          >
            {(input) => (
              <CurrencySelect
                {...input}
                value={currency}
                disabled={!mayEdit}
                onChange={(next) => store.set("general", { currency: next })}
              />
            )}
          </Field>
          <AcceptTheirs path="general.currency" />
        </div>
      </div>
    </>
  );
}

function ZoneEffects({ timezone }: { timezone: string }) {
  const { i18n } = useLingui();
  const { time } = formatsFor(i18n.locale, timezone);
  const now = useClock((ms) => time(ms));
  return (
    <Trans>
      It is <bdi>{now}</bdi> there now. Used for times in the inbox, quiet hours, and who arrives today.
    </Trans>
  );
}
