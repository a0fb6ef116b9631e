import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Section } from "../../core/pages/Section.tsx";
import { Button } from "../../ui/Button.tsx";
import field from "../../ui/Field.module.css";
import form from "../../ui/FormScreen.module.css";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { AcceptTheirs, useSettings } from "../settings/index.ts";
import styles from "./PublicPage.module.css";

const written = (questions: readonly string[]) => questions.filter((question) => question.trim() !== "");
const same = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The venue's own suggestions. Empty rows are only here until something is written in them. */
export function QuestionsSection({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  const saved = settings?.public.questions ?? [];
  const [typed, setTyped] = useState<readonly string[]>(saved);
  const questions = same(written(typed), saved) ? typed : saved;
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus();
  }, [added]);
  const change = (next: readonly string[]) => {
    setTyped(next);
    if (!same(written(next), saved)) store.set("public", { questions: written(next) });
  };
  const isFull = questions.length >= limits.suggestedQuestions;
  const errorOf = (index: number) => state.errors[`public.questions.${index}`];
  return (
    <Section
      title={t`Suggested questions`}
      about={t`Guests see yours before the usual ones. Up to ${limits.suggestedQuestions}.`}
    >
      <div className={form.box}>
        {questions.length === 0 && (
          <p className={form.hint}>
            <Trans>No questions of your own yet. Guests see the usual ones.</Trans>
          </p>
        )}
        {questions.length > 0 && (
          <ul ref={list} className={styles.list}>
            {questions.map((question, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a question has no id, and rows keep their order.
              <li key={index}>
                <div className={styles.item}>
                  <input
                    className={field.input}
                    aria-label={t`Question ${index + 1}`}
                    aria-invalid={errorOf(index) !== undefined}
                    dir="auto"
                    maxLength={limits.suggestedQuestionCharacters}
                    readOnly={!mayEdit}
                    value={question}
                    onChange={(event) => change(questions.with(index, event.currentTarget.value))}
                  />
                  {mayEdit && (
                    <IconButton
                      label={t`Remove question ${index + 1}`}
                      onClick={() => change(questions.toSpliced(index, 1))}
                    >
                      <Icon of={IconX} size={18} />
                    </IconButton>
                  )}
                </div>
                {errorOf(index) && <p className={form.error}>{errorOf(index)}</p>}
              </li>
            ))}
          </ul>
        )}
        {state.errors["public.questions"] && <p className={form.error}>{state.errors["public.questions"]}</p>}
        <AcceptTheirs path="public.questions" />
        {mayEdit && !isFull && (
          <div className={styles.actions}>
            <Button
              icon={<Icon of={IconPlus} size={16} />}
              onClick={() => {
                setTyped([...questions, ""]);
                setAdded(added + 1);
              }}
            >
              <Trans>Add question</Trans>
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
