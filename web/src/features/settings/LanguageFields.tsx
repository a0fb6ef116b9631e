import { Trans, useLingui } from "@lingui/react/macro";
import { languagesToChoose, withLanguage } from "../../core/language/guest-languages.ts";
import { LanguageOptions } from "../../core/language/LanguageOptions.tsx";
import { Field } from "../../ui/Field.tsx";
import { useLanguageName } from "../../ui/language-name.ts";
import { AcceptTheirs } from "./AcceptTheirs.tsx";
import styles from "./LanguageFields.module.css";
import { useSettings } from "./store/use-settings.ts";

/** The languages that the venue answers in, and its main one. */
export function LanguageFields({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  const languageName = useLanguageName();
  if (!settings) return null;
  const { languages, default_language: first } = settings.general;
  const toggle = (code: string, isOn: boolean) =>
    store.set("general", withLanguage(languages, first, code, isOn));
  return (
    <>
      <fieldset className={styles.choices} disabled={!mayEdit}>
        <legend>
          <Trans>Languages you answer in</Trans>
        </legend>
        <div>
          {languagesToChoose(languages).map((code) => (
            <label key={code} className={styles.choice}>
              <input
                type="checkbox"
                checked={languages.includes(code)}
                // One language must remain.
                disabled={languages.length === 1 && languages[0] === code}
                onChange={(event) => toggle(code, event.currentTarget.checked)}
              />
              {languageName(code)}
            </label>
          ))}
        </div>
        {state.errors["general.languages"] && (
          <p className={styles.error}>{state.errors["general.languages"]}</p>
        )}
        <AcceptTheirs path="general.languages" />
      </fieldset>
      {languages.length > 1 && (
        <Field
          label={t`Your main language`}
          error={state.errors["general.default_language"]}
          hint={t`Used if a guest's language is not in your list.`}
        >
          {(input) => (
            <select
              {...input}
              value={first}
              disabled={!mayEdit}
              onChange={(event) => store.set("general", { default_language: event.currentTarget.value })}
            >
              <LanguageOptions languages={languages} />
            </select>
          )}
        </Field>
      )}
    </>
  );
}
