import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Counter } from "../../core/forms/Counter.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { useMayEdit } from "../knowledge/index.ts";
import { AcceptTheirs, useSettings } from "../settings/index.ts";
import styles from "./AssistantForm.module.css";

export function VoiceFields() {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  const mayEdit = useMayEdit();
  if (!settings) return null;
  const { name, voice } = settings.assistant;
  const examples = [
    t`Warm and short. First names. No jokes.`,
    t`Formal and precise.`,
    t`Relaxed, like a local friend.`,
  ];
  return (
    <>
      <Field label={t`Name`} error={state.errors["assistant.name"]}>
        {(input) => (
          <>
            <input
              {...input}
              value={name}
              maxLength={limits.assistantNameCharacters}
              readOnly={!mayEdit}
              onChange={(event) => store.set("assistant", { name: event.currentTarget.value })}
            />
            <AcceptTheirs path="assistant.name" />
          </>
        )}
      </Field>
      <WordsField
        of="voice"
        label={<Trans>Voice</Trans>}
        hint={t`Not used yet. Guests get the words you write in Builder.`}
      />
      {mayEdit && voice === "" && (
        <div className={styles.examples}>
          {examples.map((example) => (
            <Button key={example} size="row" onClick={() => store.set("assistant", { voice: example })}>
              {example}
            </Button>
          ))}
        </div>
      )}
      <WordsField
        of="greeting"
        label={<Trans>Greeting</Trans>}
        hint={t`Guests read this first. We always add that an assistant is writing.`}
      />
    </>
  );
}

type WordsFieldProps = { of: "voice" | "greeting"; label: ReactNode; hint: string };

function WordsField({ of, label, hint }: WordsFieldProps) {
  const { settings, store, state } = useSettings();
  const mayEdit = useMayEdit();
  const words = settings?.assistant[of] ?? "";
  const path = `assistant.${of}`;
  return (
    <Field
      label={
        <span className={styles.label}>
          {label} <Counter text={words} most={limits.assistantWordsCharacters} />
        </span>
      }
      error={state.errors[path]}
      hint={hint}
    >
      {(input) => (
        <>
          <textarea
            {...input}
            rows={2}
            dir="auto"
            value={words}
            readOnly={!mayEdit}
            onChange={(event) => store.set("assistant", { [of]: event.currentTarget.value })}
          />
          <AcceptTheirs path={path} />
        </>
      )}
    </Field>
  );
}
