import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlus, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useMayEdit } from "../knowledge/index.ts";
import { AcceptTheirs, useSettings } from "../settings/index.ts";
import styles from "./AssistantForm.module.css";

export function TopicsField() {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { settings, store, state } = useSettings();
  const mayEdit = useMayEdit();
  if (!settings) return null;
  const handOver = settings.assistant.hand_over;
  const { topics } = handOver;
  const set = (next: string[]) => store.set("assistant", { hand_over: { ...handOver, topics: next } });
  const isThere = (topic: string) => topics.some((one) => one.toLowerCase() === topic.toLowerCase());
  const add = (topic: string) => {
    if (topic !== "" && !isThere(topic) && topics.length < limits.handOverTopics) set([...topics, topic]);
  };
  const remove = (topic: string) => {
    set(topics.filter((one) => one !== topic));
    announce(t`Removed`);
    field.current?.focus();
  };
  const suggestions = [t`groups and weddings`, t`refunds`, t`lost property`, t`invoices`];
  return (
    <div className={styles.topics}>
      <label htmlFor={id}>
        <Trans>Topics that always go to staff</Trans>
      </label>
      {topics.length > 0 && (
        <ul className={styles.chips}>
          {topics.map((topic) => (
            <li key={topic} className={styles.topic}>
              <bdi>{topic}</bdi>
              {mayEdit && (
                <button type="button" aria-label={t`Remove ${topic}`} onClick={() => remove(topic)}>
                  <Icon of={IconX} size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayEdit && <NewTopic id={id} field={field} onAdd={add} />}
      {mayEdit && topics.length === 0 && (
        <div className={styles.examples}>
          {suggestions.map((topic) => (
            <Button key={topic} size="row" onClick={() => set([topic])}>
              {topic}
            </Button>
          ))}
        </div>
      )}
      {state.errors["assistant.hand_over"] && (
        <p className={styles.error}>{state.errors["assistant.hand_over"]}</p>
      )}
      <AcceptTheirs path="assistant.hand_over" />
      <p className={styles.hint}>
        <Trans>Complaints, emergencies and requests for a person always go to staff.</Trans>
      </p>
    </div>
  );
}

type NewTopicProps = {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  onAdd: (topic: string) => void;
};

/** Added by Enter, comma, the button, or leaving the field. */
function NewTopic({ id, field, onAdd }: NewTopicProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const add = () => {
    onAdd(typed.trim());
    setTyped("");
  };
  const addAndGoOn = () => {
    add();
    field.current?.focus();
  };
  const onKeyDown = (press: KeyboardEvent) => {
    if ((press.key !== "Enter" && press.key !== ",") || press.nativeEvent.isComposing) return;
    press.preventDefault();
    addAndGoOn();
  };
  return (
    <div className={styles.add}>
      <input
        ref={field}
        id={id}
        value={typed}
        dir="auto"
        maxLength={limits.handOverTopicCharacters}
        placeholder={t`e.g. groups and weddings`}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      <Button icon={<Icon of={IconPlus} size={16} />} onClick={addAndGoOn}>
        <Trans>Add</Trans>
      </Button>
    </div>
  );
}
