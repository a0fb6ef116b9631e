import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { languagesToChoose, withLanguage } from "../../core/language/guest-languages.ts";
import { LanguageOptions } from "../../core/language/LanguageOptions.tsx";
import { buttonLook } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { useLanguageName } from "../../ui/language-name.ts";
import { useMayEdit } from "../knowledge/index.ts";
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
  const { settings, store } = useSettings();
  const mayEdit = useMayEdit();
  if (!settings) return null;
  const { assistant } = settings;
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
      <Group title={t`When questions go to staff`}>
        <TopicsField />
        <ConfidenceField
          value={assistant.confidence}
          isReadOnly={!mayEdit}
          onChange={(confidence) => store.set("assistant", { confidence })}
        />
      </Group>
      <Group title={t`Reception`}>
        <p>
          <Trans>Reception hours are in Hotel profile.</Trans>
        </p>
        <Link to="/profile" hash="reception" className={`${buttonLook({ size: "row" })} ${styles.elsewhere}`}>
          <Trans>Change reception hours</Trans>
        </Link>
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
              <Trans>Reception answers at night</Trans>
            </strong>
            <span>
              <Trans>If off, the assistant tells guests when reception opens.</Trans>
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
