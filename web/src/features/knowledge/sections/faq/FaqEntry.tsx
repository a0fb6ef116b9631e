import type { EntryText } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { Suspense, useId, useState } from "react";
import { Counter } from "../../../../core/forms/Counter.tsx";
import { Field } from "../../../../ui/Field.tsx";
import { EntryContradictions } from "../../../contradictions/index.ts";
import { LanguageTabs } from "../../editor/LanguageTabs.tsx";
import { LazyMerge } from "../../editor/LazyMerge.tsx";
import { useEntryDraft } from "../../store/use-section.ts";
import { languagesOf, languagesWithErrors, questionOf, questionPatch } from "./entry-languages.ts";
import styles from "./FaqRow.module.css";
import { MorePanel } from "./lazy-parts.ts";

type FaqEntryProps = {
  entryId: string;
  languages: readonly string[];
  isReadOnly: boolean;
  hasFocus: boolean;
};

export function FaqEntry({ entryId, languages, isReadOnly, hasFocus }: FaqEntryProps) {
  const { t } = useLingui();
  const id = useId();
  const { store, view, errors, set } = useEntryDraft("faq", entryId);
  const [chosen, setChosen] = useState<string | null>(null);
  if (!view) return null;
  const { entry } = view;
  const all = [...new Set([...languages, ...Object.keys(entry.texts)])];
  const language = chosen ?? all[0] ?? "en";
  const text = entry.texts[language];
  const write = (words: Partial<EntryText>) => set({ texts: { [language]: words } });
  const errorOf = (name: string) => errors[`texts.${language}.${name}`];
  const field = (name: "question" | "text" | "title") => ({
    id: `faq-${entryId}-texts.${name}`,
    language,
    error: errorOf(name),
    isReadOnly,
    onLeave: () => void store.flush(),
  });
  return (
    <>
      <LazyMerge store={store} view={view} />
      {errors[""] && (
        <p className={styles.refused} role="alert">
          {errors[""]}
        </p>
      )}
      {all.length > 1 && (
        <LanguageTabs
          languages={all}
          chosen={language}
          written={languagesOf(entry)}
          wrong={languagesWithErrors(errors)}
          onChoose={setChosen}
          panelId={id}
        />
      )}
      <div id={id} role={all.length > 1 ? "tabpanel" : undefined} className={styles.fields}>
        <WordsField
          {...field("question")}
          label={t`Question`}
          value={questionOf(text)}
          max={limits.entryQuestionCharacters}
          error={errorOf("question") ?? errorOf("title")}
          hasFocus={hasFocus}
          onChange={(words) => write(questionPatch(text, words))}
        />
        <WordsField
          {...field("text")}
          label={t`Answer`}
          value={text?.text ?? ""}
          max={limits.entryTextCharacters}
          rows={3}
          onChange={(words) => write({ text: words })}
        />
      </div>
      <EntryContradictions entryId={entryId} />
      <Suspense>
        <MorePanel entry={entry} errors={errors} isReadOnly={isReadOnly} onChange={set}>
          <WordsField
            {...field("title")}
            label={t`Short name`}
            value={text?.title ?? ""}
            max={limits.entryTitleCharacters}
            onChange={(words) => write({ title: words })}
          />
        </MorePanel>
      </Suspense>
    </>
  );
}

type WordsFieldProps = {
  id: string;
  label: string;
  language: string;
  value: string;
  max: number;
  /** Initial number of lines. */
  rows?: number;
  error: string | undefined;
  isReadOnly: boolean;
  hasFocus?: boolean;
  onChange: (words: string) => void;
  onLeave: () => void;
};

function WordsField(props: WordsFieldProps) {
  const { id, label, language, value, max, rows, error, isReadOnly, hasFocus, onChange, onLeave } = props;
  const shown = { lang: language, dir: "auto", readOnly: isReadOnly, value: value, onBlur: onLeave } as const;
  return (
    <div className={styles.counted}>
      <Field id={id} label={label} error={error}>
        {(input) =>
          rows ? (
            <textarea {...input} {...shown} rows={rows} onChange={({ target }) => onChange(target.value)} />
          ) : (
            <input
              {...input}
              {...shown}
              // biome-ignore lint/a11y/noAutofocus: it was added to be written.
              autoFocus={hasFocus}
              onChange={({ target }) => onChange(target.value)}
            />
          )
        }
      </Field>
      <span className={styles.counter}>
        <Counter text={value} max={max} />
      </span>
    </div>
  );
}
