import { type Language, languageNames, languages } from "@bellhop/contract/languages";
import { useLingui } from "@lingui/react/macro";
import { Field } from "../../ui/Field.tsx";

/** The reader's language if mails exist in it. */
export function usualMailLanguage(locale: string): Language {
  return languages.find((language) => language === locale) ?? "en";
}

type InvitationLanguageProps = {
  language: Language;
  error: string | undefined;
  onChange: (language: Language) => void;
};

export function InvitationLanguage({ language, error, onChange }: InvitationLanguageProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Invitation language`} error={error}>
      {(input) => (
        <select {...input} value={language} onChange={(event) => onChange(event.target.value as Language)}>
          {languages.map((code) => (
            <option key={code} value={code} lang={code}>
              {languageNames[code]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
