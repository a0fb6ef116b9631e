import { tryAssistant } from "@bellhop/contract/concierge";
import type { PreviewedEntry } from "@bellhop/contract/info-data";
import { limits } from "@bellhop/contract/limits";
import type { ExpectedOutcome } from "@bellhop/contract/test-questions";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { builderKey } from "../../../core/api/builder-keys.ts";
import { fieldErrorsOf, reasonOf } from "../../../core/api/call-failure.ts";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/toasts.ts";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { sectionName } from "../../catalogue/index.ts";
import { titleOf } from "../../knowledge/index.ts";
import { CriticalField } from "./CriticalField.tsx";
import { draftOf, type TestDraft, useProposedEntries, useSaveTests } from "./question-queries.ts";
import styles from "./TestQuestions.module.css";
import type { TestWithResult } from "./tested-questions.ts";

type Chosen = Pick<PreviewedEntry, "entry_id" | "section"> & { title: string };

type TestDialogProps = {
  /** The test to change; undefined adds one. */
  of?: TestWithResult;
  /** A guest's words to begin with. */
  text?: string | undefined;
  onClose: () => void;
};

const startOf = (of: TestWithResult | undefined, text: string): TestDraft =>
  of
    ? draftOf(of.test)
    : {
        test_question_id: crypto.randomUUID(),
        text: text.trim().slice(0, limits.testQuestionCharacters),
        expects: "answer",
        entry_id: null,
        is_critical: false,
      };

const typingPauseMs = 400;

export function TestDialog({ of, text = "", onClose }: TestDialogProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(() => startOf(of, text));
  const change = (more: Partial<TestDraft>) => setDraft((before) => ({ ...before, ...more }));
  const [isExpectedChosen, setExpectedChosen] = useState(of !== undefined || text === "");
  const reaction = useReaction(text.trim(), !isExpectedChosen);
  const expects = isExpectedChosen ? draft.expects : (reaction ?? draft.expects);
  const choice = useEntryChoice(draft.text, of?.result?.entry ?? null, expects === "answer");
  const [isChecked, setChecked] = useState(false);
  const save = useSaveTests();
  const errors = fieldErrorsOf(save.error);
  const isTextMissing = draft.text.trim() === "";
  const entry = expects === "answer" ? choice.selected : null;
  const isEntryMissing = expects === "answer" && !entry;
  const send = () => {
    setChecked(true);
    if (isTextMissing || isEntryMissing) return;
    save.mutate([{ ...draft, text: draft.text.trim(), expects, entry_id: entry?.entry_id ?? null }], {
      onSuccess: () => {
        toast(of ? t`Test changed.` : t`Test added.`);
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title={of ? t`Change test question` : t`Add test question`}
      send={of ? t`Save test` : t`Add test`}
      isBusy={save.isPending}
      failure={Object.keys(errors).length > 0 ? null : save.error}
      onSend={send}
      onClose={onClose}
    >
      <Field
        label={t`Question`}
        error={isChecked && isTextMissing ? t`Enter a question.` : errors.text}
        hint={t`As a guest writes it, in any language.`}
      >
        {(input) => (
          <textarea
            {...input}
            dir="auto"
            rows={2}
            maxLength={limits.testQuestionCharacters}
            value={draft.text}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t`What has to happen`} error={errors.expects}>
        {(input) => (
          <select
            {...input}
            value={expects}
            onChange={(event) => {
              setExpectedChosen(true);
              change({ expects: event.currentTarget.value as ExpectedOutcome });
            }}
          >
            <option value="answer">{t`Answer from an entry`}</option>
            <option value="hand_over">{t`Hand-over to staff`}</option>
            <option value="emergency">{t`Emergency: an alarm for staff`}</option>
          </select>
        )}
      </Field>
      {expects === "answer" && (
        <EntryField
          choice={choice}
          error={isChecked && isEntryMissing ? t`Choose the entry that answers it.` : errors.entry_id}
        />
      )}
      <CriticalField isOn={draft.is_critical} onChange={(is_critical) => change({ is_critical })} />
    </FormDialog>
  );
}

/** How the assistant reacts to a guest's words now; undefined until it is known. */
function useReaction(text: string, isNeeded: boolean): ExpectedOutcome | undefined {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const { data } = useQuery({
    queryKey: [...builderKey(venueId), "reaction", text],
    enabled: isNeeded && text !== "",
    queryFn: ({ signal }) => ask(tryAssistant, { text, of: "draft" }, { signal }),
  });
  if (!data) return undefined;
  if (data.reason === "emergency") return "emergency";
  return data.action === "answer" ? "answer" : "hand_over";
}

/** Entries to choose from: those that contain the searched words, or those that the assistant finds for the question. */
function useEntryChoice(question: string, start: Chosen | null, isNeeded: boolean) {
  const [typed, setTyped] = useState("");
  const [chosen, choose] = useState(start);
  const search = useDebounced(typed.trim(), typingPauseMs);
  const settled = useDebounced(question.trim(), typingPauseMs);
  const isAsked = search !== "" || settled !== "";
  const { data, error } = useProposedEntries(
    search ? { search } : { question: settled },
    isNeeded && isAsked,
  );
  const proposed = data?.map(({ entry_id, section, texts, languages, key }): Chosen => {
    return { entry_id, section, title: titleOf(texts, languages).text || (key ?? "—") };
  });
  const isListed = proposed?.some(({ entry_id }) => entry_id === chosen?.entry_id);
  return {
    typed,
    setTyped,
    choose,
    isAsked,
    failure: error,
    /** Undefined while they are loading. */
    proposed,
    shown: chosen && !isListed ? [chosen, ...(proposed ?? [])] : (proposed ?? []),
    /** The first proposal counts unless another is chosen. */
    selected: chosen ?? proposed?.[0] ?? null,
  };
}

type EntryFieldProps = { choice: ReturnType<typeof useEntryChoice>; error: string | undefined };

function EntryField({ choice, error }: EntryFieldProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { typed, setTyped, choose, isAsked, failure, proposed, shown, selected } = choice;
  const hint = !isAsked
    ? t`Enter the question to see matching entries.`
    : proposed?.length === 0
      ? t`No entry matches.`
      : "";
  return (
    <fieldset className={styles.entries} aria-describedby={`${id}-message`}>
      <legend>
        <Trans>Entry that answers it</Trans>
      </legend>
      <input
        type="search"
        dir="auto"
        aria-label={t`Search entries`}
        placeholder={t`Search entries`}
        maxLength={limits.searchCharacters}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(press) => press.key === "Enter" && press.preventDefault()}
      />
      {shown.map((entry) => (
        <label key={entry.entry_id} className={styles.entry}>
          <input
            type="radio"
            name={id}
            checked={entry.entry_id === selected?.entry_id}
            onChange={() => choose(entry)}
          />
          <span>
            <bdi>{entry.title}</bdi> <span className={styles.dim}>{i18n._(sectionName(entry.section))}</span>
          </span>
        </label>
      ))}
      <p id={`${id}-message`} className={error || failure ? styles.error : styles.dim} aria-live="polite">
        {error ?? (failure ? reasonOf(failure) : hint)}
      </p>
    </fieldset>
  );
}
