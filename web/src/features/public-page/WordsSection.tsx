import { baseOf } from "@bellhop/contract/formats";
import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { Counter } from "../../core/forms/Counter.tsx";
import { LanguageChoices } from "../../core/language/LanguageChoices.tsx";
import { Section } from "../../core/pages/Section.tsx";
import { Field } from "../../ui/Field.tsx";
import form from "../../ui/FormScreen.module.css";
import { useLanguageName } from "../../ui/language-name.ts";
import { AcceptTheirs, useSettings } from "../settings/index.ts";
import styles from "./PublicPage.module.css";
import { pageLanguages } from "./page-languages.ts";

/** The greeting at the head of the page, and the languages that guests can choose. */
export function WordsSection({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  const languageName = useLanguageName();
  if (!settings) return null;
  const { greeting } = settings.public;
  const { default_language: ownLanguage } = settings.general;
  const own = baseOf(ownLanguage);
  const setLanguages = (chosen: readonly string[]) =>
    store.set("public", { languages: pageLanguages(chosen, own) });
  return (
    <Section title={t`Greeting and languages`}>
      <div className={form.box}>
        <Field
          label={
            <span className={styles.label}>
              <Trans>Greeting</Trans> <Counter text={greeting} max={limits.guestPageGreetingCharacters} />
            </span>
          }
          error={state.errors["public.greeting"]}
          hint={t`In ${languageName(ownLanguage)}. If it is empty, guests read only “Good morning”, “Good afternoon” or “Good evening”.`}
        >
          {(input) => (
            <>
              <input
                {...input}
                dir="auto"
                lang={ownLanguage}
                maxLength={limits.guestPageGreetingCharacters}
                readOnly={!mayEdit}
                value={greeting}
                onChange={(event) => store.set("public", { greeting: event.currentTarget.value })}
              />
              <AcceptTheirs path="public.greeting" />
            </>
          )}
        </Field>
        <div className={styles.words}>
          <LanguageChoices
            label={<Trans>Languages guests can choose</Trans>}
            languages={pageLanguages(settings.public.languages, own)}
            mainLanguage={own}
            error={state.errors["public.languages"]}
            isDisabled={!mayEdit}
            keeps={own}
            keepsOne
            onChange={({ languages }) => setLanguages(languages)}
          />
          <p className={form.hint}>
            <Trans>Your main language is always there. Your own texts stay as you wrote them.</Trans>
          </p>
          <AcceptTheirs path="public.languages" />
        </div>
      </div>
    </Section>
  );
}
