import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { Counter } from "../../../core/forms/Counter.tsx";
import { Field } from "../../../ui/Field.tsx";
import { AcceptTheirs, useSettings } from "../../settings/index.ts";
import styles from "../AssistantForm.module.css";

/** How drafted replies sound. What guests get from the assistant is published, word for word. */
export function VoiceField({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  if (!settings) return null;
  const { voice } = settings.assistant;
  return (
    <Field
      label={
        <span className={styles.label}>
          <Trans>Tone of voice</Trans> <Counter text={voice} max={limits.assistantWordsCharacters} />
        </span>
      }
      error={state.errors["assistant.voice"]}
      hint={t`For replies that it drafts for your team. Takes effect when published.`}
    >
      {(input) => (
        <>
          <textarea
            {...input}
            rows={2}
            dir="auto"
            placeholder={t`e.g. warm and short, no jokes`}
            value={voice}
            readOnly={!mayEdit}
            onChange={(event) => store.set("assistant", { voice: event.currentTarget.value })}
          />
          <AcceptTheirs path="assistant.voice" />
        </>
      )}
    </Field>
  );
}
