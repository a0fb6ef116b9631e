import { limits } from "@bellhop/contract/limits";
import { type Suggestion, suggestAnswer } from "@bellhop/contract/suggestions";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useAccess, useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { Counter } from "../../../core/forms/Counter.tsx";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { useLanguageName } from "../../../ui/language-name.ts";
import { toast } from "../../../ui/toasts.ts";
import { useMayEdit } from "../store/use-section.ts";
import styles from "./AnswerDialog.module.css";
import { useDecideSuggestion, usePreparedAnswer } from "./suggestion-queries.ts";
import { suggestionsKey } from "./suggestions-key.ts";
import { keptAnswer, type Typed, type Words, withChange, wordsOf } from "./typed-answer.ts";

type AnswerDialogProps = {
  /** A guest's words. */
  question: string;
  languages: readonly string[];
  /** Writes the entry. Called only by those who may. */
  onAdd: (words: Words) => void;
  onClose: () => void;
};

/**
 * Asks for the answer to a guest's question. Nothing is saved before there is one; what is typed waits in the tab until it
 * is sent.
 */
export function AnswerDialog({ question, languages, onAdd, onClose }: AnswerDialogProps) {
  const { t } = useLingui();
  const mayEdit = useMayEdit();
  const { data: prepared } = usePreparedAnswer(question);
  const { typed, change, forget } = useTyped(question);
  const suggest = useSuggest(() => {
    forget();
    onClose();
  });
  const words = wordsOf(typed, prepared, languages);
  const isIncomplete = words.question.trim() === "" || words.answer.trim() === "";
  return (
    <FormDialog
      title={t`Answer this question`}
      send={mayEdit ? t`Add entry` : t`Suggest to manager`}
      isBusy={suggest.isPending}
      isIncomplete={isIncomplete}
      failure={suggest.error}
      onSend={() => {
        const trimmed = { ...words, question: words.question.trim(), answer: words.answer.trim() };
        if (!mayEdit) return suggest.mutate(trimmed);
        forget();
        onAdd(trimmed);
      }}
      onClose={onClose}
    >
      <AskedQuestion question={question} prepared={prepared} />
      <AnswerFields
        words={words}
        languages={languages}
        onChange={(changed) => change(prepared && words, changed)}
      />
      <p className={styles.note}>
        {mayEdit ? (
          <Trans>Guests get this answer after you publish.</Trans>
        ) : (
          <Trans>A manager checks your answer first.</Trans>
        )}
      </p>
    </FormDialog>
  );
}

/** What is typed for a question, kept for the tab. */
function useTyped(question: string) {
  const { venue_id: venueId } = useVenue();
  const { member_id: memberId } = useAccess().member;
  const kept = keptAnswer(venueId, memberId, question);
  const [typed, setTyped] = useState(kept.read);
  /** Before the question is prepared, what is shown is not kept: its language may be another one. */
  const change = (shown: Words | undefined, changed: Typed) => {
    const next = shown ? withChange(typed, shown, changed) : { ...typed, ...changed };
    setTyped(next);
    kept.write(next);
  };
  return { typed, change, forget: kept.forget };
}

type EditSuggestionProps = {
  suggestion: Suggestion;
  onClose: () => void;
  onAdded: (id: string | null) => void;
};

/** A manager changes a suggestion's words and adds it. */
export function EditSuggestionDialog({ suggestion, onClose, onAdded }: EditSuggestionProps) {
  const { t } = useLingui();
  const { accept } = useDecideSuggestion();
  const { question, answer, language, suggested_by } = suggestion;
  const [words, setWords] = useState<Words>({ question, answer, language });
  const add = useMutation({
    mutationFn: () => accept(suggestion, { question: words.question.trim(), answer: words.answer.trim() }),
    onSuccess: onAdded,
  });
  return (
    <FormDialog
      title={t`Suggestion from ${isolated(suggested_by)}`}
      send={t`Add entry`}
      isBusy={add.isPending}
      isIncomplete={words.question.trim() === "" || words.answer.trim() === ""}
      failure={add.error}
      onSend={() => add.mutate()}
      onClose={onClose}
    >
      <AnswerFields
        words={words}
        languages={[language]}
        onChange={(change) => setWords((now) => ({ ...now, ...change }))}
      />
    </FormDialog>
  );
}

function useSuggest(onSent: () => void) {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const [id] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (words: Words) => ask(suggestAnswer, { suggestion_id: id, ...words }),
    onSuccess: () => {
      toast(t`Suggestion saved. Managers see it under FAQ.`);
      void queryClient.invalidateQueries({ queryKey: suggestionsKey(venueId) });
      onSent();
    },
  });
}

type Prepared = ReturnType<typeof usePreparedAnswer>["data"];

/** What the guest wrote, why the assistant did not answer, and the entry that comes nearest. */
function AskedQuestion({ question, prepared }: { question: string; prepared: Prepared }) {
  const { t } = useLingui();
  const mayEdit = useMayEdit();
  const nearest = prepared?.nearest;
  const title = nearest && isolated(nearest.title || nearest.text.slice(0, 60));
  const reasons: Partial<Record<string, string>> = {
    no_entry: t`The assistant found no entry about this.`,
    unsure: t`The assistant was not sure which entry fits.`,
    entries_disagree: t`Two entries say different things about this.`,
  };
  const reason = prepared?.reason && reasons[prepared.reason];
  return (
    <div className={styles.asked}>
      <blockquote dir="auto">{question}</blockquote>
      {reason && <p>{reason}</p>}
      {nearest && (
        <p>
          <Trans>The closest entry is “{title}”.</Trans>{" "}
          <Link to="/builder" search={{ section: nearest.section, entry: nearest.entry_id }}>
            {mayEdit ? <Trans>Edit this entry instead</Trans> : <Trans>Open this entry</Trans>}
          </Link>
        </p>
      )}
    </div>
  );
}

type AnswerFieldsProps = {
  words: Words;
  languages: readonly string[];
  onChange: (change: Partial<Words>) => void;
};

function AnswerFields({ words, languages, onChange }: AnswerFieldsProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const own = { lang: words.language, dir: "auto" } as const;
  return (
    <>
      <div className={styles.counted}>
        <Field label={t`Answer`} error={undefined}>
          {(input) => (
            <textarea
              {...input}
              {...own}
              // biome-ignore lint/a11y/noAutofocus: the dialog was opened to write the answer.
              autoFocus
              rows={4}
              maxLength={limits.entryTextCharacters}
              value={words.answer}
              onChange={({ target }) => onChange({ answer: target.value })}
            />
          )}
        </Field>
        <span className={styles.counter}>
          <Counter text={words.answer} max={limits.entryTextCharacters} />
        </span>
      </div>
      <Field label={t`Question`} error={undefined} hint={t`Leave out greetings and names.`}>
        {(input) => (
          <input
            {...input}
            {...own}
            maxLength={limits.entryQuestionCharacters}
            value={words.question}
            onChange={({ target }) => onChange({ question: target.value })}
          />
        )}
      </Field>
      {languages.length > 1 && (
        <Field label={t`Language`} error={undefined}>
          {(input) => (
            <select
              {...input}
              value={words.language}
              onChange={({ target }) => onChange({ language: target.value })}
            >
              {languages.map((one) => (
                <option key={one} value={one}>
                  {languageName(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  );
}
