import type { Suggestion } from "@bellhop/contract/suggestions";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Button } from "../../../ui/Button.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { useMayEdit } from "../store/use-section.ts";
import { EditSuggestionDialog } from "./lazy-answer.ts";
import styles from "./Suggestions.module.css";
import { useDecideSuggestion, useSuggestions } from "./suggestion-queries.ts";

type SuggestionsProps = { onOpen: (entryId: string | null) => void };

/** Answers that staff suggest, above the FAQ until a manager decides. */
export function Suggestions({ onOpen }: SuggestionsProps) {
  const { t } = useLingui();
  const mayEdit = useMayEdit();
  const { data } = useSuggestions();
  const [edited, setEdited] = useState<Suggestion | null>(null);
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.suggestions} aria-label={t`Suggested answers`}>
      <p
        className={styles.count}
      >{t`${plural(data.total, { one: "# suggested answer", other: "# suggested answers" })}`}</p>
      <ul>
        {data.items.map((one) => (
          <li key={one.suggestion_id}>
            <SuggestionWords suggestion={one} />
            {mayEdit && <Decide suggestion={one} onEdit={() => setEdited(one)} onAdded={onOpen} />}
          </li>
        ))}
      </ul>
      {edited && (
        <Suspense>
          <EditSuggestionDialog
            suggestion={edited}
            onClose={() => setEdited(null)}
            onAdded={(id) => {
              setEdited(null);
              onOpen(id);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function SuggestionWords({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useLingui();
  const { dayMonth, time } = useFormats();
  const mayEdit = useMayEdit();
  const { question, answer, language, suggested_at: at, suggested_by } = suggestion;
  const by = isolated(suggested_by);
  return (
    <div className={styles.words}>
      <p className={styles.question} lang={language} dir="auto">
        {question}
      </p>
      <p lang={language} dir="auto">
        {answer}
      </p>
      <p className={styles.by}>
        {t`${by}, ${dayMonth(at)}, ${time(at)}`}
        {!mayEdit && (
          <>
            {" · "}
            <Trans>Waiting for a manager</Trans>
          </>
        )}
      </p>
    </div>
  );
}

type DecideProps = { suggestion: Suggestion; onEdit: () => void; onAdded: (entryId: string | null) => void };

function Decide({ suggestion, onEdit, onAdded }: DecideProps) {
  const { t } = useLingui();
  const { accept, dismiss } = useDecideSuggestion();
  const showFailure = useShowFailure();
  const [isBusy, setBusy] = useState(false);
  const run = async (what: string, decide: () => Promise<void>) => {
    setBusy(true);
    await decide().catch((failure: unknown) => showFailure(failure, what));
    setBusy(false);
  };
  const about = isolated(suggestion.question);
  return (
    <div className={styles.acts}>
      <Button
        size="row"
        disabled={isBusy}
        aria-label={t`Add entry: ${about}`}
        onClick={() => void run(t`The entry was not added.`, async () => onAdded(await accept(suggestion)))}
      >
        <Trans>Add entry</Trans>
      </Button>
      <Button size="row" disabled={isBusy} aria-label={t`Edit: ${about}`} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Button>
      <Button
        size="row"
        kind="ghost"
        disabled={isBusy}
        aria-label={t`Dismiss: ${about}`}
        onClick={() => void run(t`The suggestion was not dismissed.`, () => dismiss(suggestion))}
      >
        <Trans>Dismiss</Trans>
      </Button>
    </div>
  );
}
