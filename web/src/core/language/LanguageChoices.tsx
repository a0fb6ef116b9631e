import { type ReactNode, useId } from "react";
import { useLanguageName } from "../../ui/language-name.ts";
import { languagesToChoose, type VenueLanguages, withLanguage } from "./guest-languages.ts";
import styles from "./LanguageChoices.module.css";

type LanguageChoicesProps = {
  label: ReactNode;
  languages: readonly string[];
  mainLanguage: string;
  onChange: (change: VenueLanguages) => void;
  error?: string | undefined;
  /** The first language's id, to focus it. */
  id?: string;
  isDisabled?: boolean;
  /** The last language cannot be removed. */
  keepsOne?: boolean;
  /** This one cannot be removed. */
  keeps?: string;
};

/** The languages in which a venue answers its guests. */
export function LanguageChoices({
  label,
  languages,
  mainLanguage,
  onChange,
  error,
  id,
  isDisabled = false,
  keepsOne = false,
  keeps,
}: LanguageChoicesProps) {
  const languageName = useLanguageName();
  const errorId = useId();
  return (
    <fieldset className={styles.languages} disabled={isDisabled} aria-describedby={error && errorId}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {languagesToChoose(languages).map((code, index) => (
          <label key={code} className={styles.choice}>
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              checked={languages.includes(code)}
              disabled={code === keeps || (keepsOne && languages.length === 1 && languages[0] === code)}
              onChange={(event) =>
                onChange(withLanguage(languages, mainLanguage, code, event.currentTarget.checked))
              }
            />
            {languageName(code)}
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
