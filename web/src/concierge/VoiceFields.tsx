import { Trans, useLingui } from "@lingui/react/macro";
import { Counter } from "../knowledge/Counter.tsx";
import { useMayEdit } from "../knowledge/use-section.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import styles from "./AssistantForm.module.css";
import { TakeTheirs } from "./TakeTheirs.tsx";
import { useSettings } from "./use-settings.ts";

const voiceMost = 500;

/** What the assistant is called, how it speaks, and what it says first. */
export function VoiceFields() {
  const { t } = useLingui();
  const { settings, desk, state } = useSettings();
  const mayEdit = useMayEdit();
  if (!settings) return null;
  const { name, voice, greeting } = settings.assistant;
  const examples = [
    t`Warm and short. First names. No jokes.`,
    t`Formal and precise, as in a grand hotel.`,
    t`Relaxed, like a friend who knows the town.`,
  ];
  return (
    <>
      <Field label={t`Name`} error={state.errors["assistant.name"]}>
        {(input) => (
          <>
            <input
              {...input}
              value={name}
              maxLength={60}
              readOnly={!mayEdit}
              onChange={(event) => desk.set("assistant", { name: event.currentTarget.value })}
            />
            <TakeTheirs path="assistant.name" />
          </>
        )}
      </Field>
      <Field
        label={
          <span className={styles.label}>
            <Trans>Voice</Trans> <Counter text={voice} most={voiceMost} />
          </span>
        }
        error={state.errors["assistant.voice"]}
        hint={t`How it speaks. Used when answers are worded by AI.`}
      >
        {(input) => (
          <>
            <textarea
              {...input}
              rows={2}
              dir="auto"
              value={voice}
              readOnly={!mayEdit}
              onChange={(event) => desk.set("assistant", { voice: event.currentTarget.value })}
            />
            <TakeTheirs path="assistant.voice" />
          </>
        )}
      </Field>
      {mayEdit && voice === "" && (
        <div className={styles.examples}>
          {examples.map((example) => (
            <Button key={example} size="row" onClick={() => desk.set("assistant", { voice: example })}>
              {example}
            </Button>
          ))}
        </div>
      )}
      <Field
        label={
          <span className={styles.label}>
            <Trans>Greeting</Trans> <Counter text={greeting} most={voiceMost} />
          </span>
        }
        error={state.errors["assistant.greeting"]}
        hint={t`What guests read first. Guests are always told that an assistant writes.`}
      >
        {(input) => (
          <>
            <textarea
              {...input}
              rows={2}
              dir="auto"
              value={greeting}
              readOnly={!mayEdit}
              onChange={(event) => desk.set("assistant", { greeting: event.currentTarget.value })}
            />
            <TakeTheirs path="assistant.greeting" />
          </>
        )}
      </Field>
    </>
  );
}
