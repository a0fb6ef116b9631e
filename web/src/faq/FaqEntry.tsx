import type { EntryText } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";
import { EntryContradictions } from "../builder/EntryContradictions.tsx";
import { Counter } from "../knowledge/Counter.tsx";
import { LanguageTabs } from "../knowledge/LanguageTabs.tsx";
import { MergeOnDemand } from "../knowledge/MergeOnDemand.tsx";
import { MorePanel } from "../knowledge/MorePanel.tsx";
import { useEntryDraft } from "../knowledge/use-section.ts";
import { Field, type FieldInput } from "../ui/Field.tsx";
import styles from "./FaqRow.module.css";
import { questionOf, questionPatch, writtenIn, wrongIn } from "./faq-words.ts";

type FaqEntryProps = {
  entryId: string;
  languages: readonly string[];
  isReadOnly: boolean;
  hasFocus: boolean;
};

/** An open question: its words in each language, what disagrees with it, and to whom it is said. */
export function FaqEntry({ entryId, languages, isReadOnly, hasFocus }: FaqEntryProps) {
  const { t } = useLingui();
  const id = useId();
  const { desk, view, errors, set } = useEntryDraft("faq", entryId);
  const [chosen, setChosen] = useState<string | null>(null);
  if (!view) return null;
  const { entry } = view;
  const all = [...new Set([...languages, ...Object.keys(entry.texts)])];
  const language = chosen ?? all[0] ?? "en";
  const text = entry.texts[language];
  const write = (words: Partial<EntryText>) => set({ texts: { [language]: words } });
  const errorOf = (name: string) => errors[`texts.${language}.${name}`];
  const words = {
    lang: language,
    dir: "auto",
    readOnly: isReadOnly,
    onBlur: () => void desk.flush(),
  } as const;
  return (
    <>
      <MergeOnDemand desk={desk} view={view} />
      {errors[""] && (
        <p className={styles.refused} role="alert">
          {errors[""]}
        </p>
      )}
      {all.length > 1 && (
        <LanguageTabs
          languages={all}
          chosen={language}
          written={writtenIn(entry)}
          wrong={wrongIn(errors)}
          onChoose={setChosen}
          panelId={id}
        />
      )}
      <div id={id} role={all.length > 1 ? "tabpanel" : undefined} className={styles.fields}>
        <Counted
          id={`faq-${entryId}-texts.question`}
          label={t`Question`}
          text={questionOf(text)}
          most={limits.entryQuestionCharacters}
          error={errorOf("question") ?? errorOf("title")}
        >
          {(input) => (
            <input
              {...input}
              {...words}
              // biome-ignore lint/a11y/noAutofocus: it was added to be written.
              autoFocus={hasFocus}
              value={questionOf(text)}
              onChange={({ target }) => write(questionPatch(text, target.value))}
            />
          )}
        </Counted>
        <Counted
          id={`faq-${entryId}-texts.text`}
          label={t`Answer`}
          text={text?.text ?? ""}
          most={limits.entryTextCharacters}
          error={errorOf("text")}
        >
          {(input) => (
            <textarea
              {...input}
              {...words}
              rows={3}
              value={text?.text ?? ""}
              onChange={({ target }) => write({ text: target.value })}
            />
          )}
        </Counted>
      </div>
      <EntryContradictions entryId={entryId} />
      <MorePanel entry={entry} errors={errors} isReadOnly={isReadOnly} onChange={set}>
        <Counted
          id={`faq-${entryId}-texts.title`}
          label={t`Short name`}
          text={text?.title ?? ""}
          most={limits.entryTitleCharacters}
          error={errorOf("title")}
        >
          {(input) => (
            <input
              {...input}
              {...words}
              value={text?.title ?? ""}
              onChange={({ target }) => write({ title: target.value })}
            />
          )}
        </Counted>
      </MorePanel>
    </>
  );
}

type CountedProps = {
  id: string;
  label: string;
  text: string;
  most: number;
  error: string | undefined;
  children: (input: FieldInput) => ReactNode;
};

function Counted({ id, label, text, most, error, children }: CountedProps) {
  return (
    <div className={styles.counted}>
      <Field id={id} label={label} error={error}>
        {children}
      </Field>
      <span className={styles.counter}>
        <Counter text={text} most={most} />
      </span>
    </div>
  );
}
