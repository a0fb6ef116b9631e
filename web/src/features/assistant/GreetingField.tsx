import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { Counter } from "../../core/forms/Counter.tsx";
import { Field } from "../../ui/Field.tsx";
import { useMayEdit } from "../knowledge/index.ts";
import { AcceptTheirs, useSettings } from "../settings/index.ts";
import styles from "./AssistantForm.module.css";

export function GreetingField() {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  const mayEdit = useMayEdit();
  const words = settings?.assistant.greeting ?? "";
  return (
    <Field
      label={
        <span className={styles.label}>
          <Trans>Greeting</Trans> <Counter text={words} max={limits.assistantWordsCharacters} />
        </span>
      }
      error={state.errors["assistant.greeting"]}
      hint={t`Guests read this first. We always add that an assistant is writing.`}
    >
      {(input) => (
        <>
          <textarea
            {...input}
            rows={2}
            dir="auto"
            value={words}
            readOnly={!mayEdit}
            onChange={(event) => store.set("assistant", { greeting: event.currentTarget.value })}
          />
          <AcceptTheirs path="assistant.greeting" />
        </>
      )}
    </Field>
  );
}
