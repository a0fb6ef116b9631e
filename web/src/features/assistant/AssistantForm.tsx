import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { languagesToChoose, withLanguage } from "../../core/language/guest-languages.ts";
import { LanguageOptions } from "../../core/language/LanguageOptions.tsx";
import { Field } from "../../ui/Field.tsx";
import { useLanguageName } from "../../ui/language-name.ts";
import { HoursField, useMayEdit } from "../knowledge/index.ts";
import { AcceptTheirs } from "./AcceptTheirs.tsx";
import styles from "./AssistantForm.module.css";
import { ConfidenceField } from "./ConfidenceField.tsx";
import { ToolSwitches } from "./ToolSwitches.tsx";
import { TopicsField } from "./TopicsField.tsx";
import { useSettings } from "./use-settings.ts";
import { VoiceFields } from "./VoiceFields.tsx";
import { ReadOnly } from "./VoiceForm.tsx";

export function AssistantForm() {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  const mayEdit = useMayEdit();
  if (!settings) return null;
  const { assistant, general } = settings;
  const handOver = assistant.hand_over;
  return (
    <div className={styles.fields}>
      {!mayEdit && <ReadOnly />}
      <Group title={t`Name and voice`}>
        <VoiceFields />
      </Group>
      <Group title={t`Languages`}>
        <Languages />
      </Group>
      <Group title={t`When it hands over`}>
        <TopicsField />
        <ConfidenceField
          value={assistant.confidence}
          isReadOnly={!mayEdit}
          onChange={(confidence) => store.set("assistant", { confidence })}
        />
      </Group>
      <Group title={t`When somebody is there`}>
        <HoursField
          label={t`Reception hours`}
          value={general.hours}
          error={state.errors["general.hours"]}
          isReadOnly={!mayEdit}
          onChange={(hours) => store.set("general", { hours })}
        />
        <AcceptTheirs path="general.hours" />
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={handOver.at_night}
            disabled={!mayEdit}
            onChange={(event) =>
              store.set("assistant", { hand_over: { ...handOver, at_night: event.currentTarget.checked } })
            }
          />
          <span>
            <strong>
              <Trans>Somebody answers at night, too</Trans>
            </strong>
            <span>
              <Trans>Otherwise guests are told when the reception opens again.</Trans>
            </span>
          </span>
        </label>
      </Group>
      <Group title={t`Tools`}>
        <ToolSwitches />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Languages() {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  const mayEdit = useMayEdit();
  const languageName = useLanguageName();
  if (!settings) return null;
  const { languages, default_language: first } = settings.general;
  const toggle = (code: string, isOn: boolean) =>
    store.set("general", withLanguage(languages, first, code, isOn));
  return (
    <>
      <fieldset className={styles.choices} disabled={!mayEdit}>
        <legend>
          <Trans>Guests are answered in</Trans>
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
          label={t`The language that you write in`}
          error={state.errors["general.default_language"]}
          hint={t`Used where a guest's own language is not among them.`}
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
