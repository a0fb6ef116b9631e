import { Trans, useLingui } from "@lingui/react/macro";
import { LanguageChoices } from "../../core/language/LanguageChoices.tsx";
import { LanguageOptions } from "../../core/language/LanguageOptions.tsx";
import { Field } from "../../ui/Field.tsx";
import { AcceptTheirs } from "./AcceptTheirs.tsx";
import { useSettings } from "./store/use-settings.ts";

/** The languages that the venue answers in, and its main one. */
export function LanguageFields({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  if (!settings) return null;
  const { languages, default_language: first } = settings.general;
  return (
    <>
      <div>
        <LanguageChoices
          label={<Trans>Languages you answer in</Trans>}
          languages={languages}
          mainLanguage={first}
          error={state.errors["general.languages"]}
          isDisabled={!mayEdit}
          keepsOne
          onChange={(change) => store.set("general", change)}
        />
        <AcceptTheirs path="general.languages" />
      </div>
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
      <AcceptTheirs path="general.default_language" />
    </>
  );
}
