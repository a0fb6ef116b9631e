import { tryAssistant } from "@bellhop/contract/concierge";
import type { PreviewedEntry } from "@bellhop/contract/info-data";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { builderKey } from "../../../core/api/builder-keys.ts";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { toast } from "../../../ui/toasts.ts";
import { sectionName } from "../../catalogue/index.ts";
import { titleOf } from "../../knowledge/index.ts";
import { type TestDraft, useEntriesByKey, useSaveTests } from "./question-queries.ts";
import styles from "./TestQuestions.module.css";
import { emergencyQuestion, personQuestion, typicalTopics } from "./typical-questions.ts";

type Proposal = { draft: TestDraft; entry: PreviewedEntry | undefined };

export function TypicalQuestions({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { proposals, error } = useProposals();
  const save = useSaveTests();
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const chosen = proposals?.filter(({ draft }) => !unticked.has(draft.test_question_id)) ?? [];
  const toggle = (id: string) => {
    const next = new Set(unticked);
    if (!next.delete(id)) next.add(id);
    setUnticked(next);
  };
  const send = () =>
    save.mutate(
      chosen.map(({ draft }) => draft),
      {
        onSuccess: () => {
          const added = chosen.length;
          toast(t`${plural(added, { one: "# test question added.", other: "# test questions added." })}`);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t`Add typical questions`}
      send={t`Add questions`}
      isBusy={save.isPending}
      isIncomplete={chosen.length === 0}
      failure={save.error ?? error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <Trans>Frequent questions that your entries answer. Choose which ones to test.</Trans>
      </p>
      {proposals ? (
        <ul className={styles.typical}>
          {proposals.map(({ draft, entry }) => (
            <li key={draft.test_question_id}>
              <label className={styles.entry}>
                <input
                  type="checkbox"
                  checked={!unticked.has(draft.test_question_id)}
                  onChange={() => toggle(draft.test_question_id)}
                />
                <span>
                  {draft.text} <Expected draft={draft} entry={entry} />
                </span>
                {draft.is_critical && (
                  <Chip>
                    <Trans>Critical</Trans>
                  </Chip>
                )}
              </label>
            </li>
          ))}
        </ul>
      ) : (
        !error && <Skeleton height={240} />
      )}
      <p className={styles.dim} aria-live="polite">
        {proposals && <Plural value={chosen.length} one="# question chosen" other="# questions chosen" />}
      </p>
    </FormDialog>
  );
}

function Expected({ draft, entry }: Proposal) {
  const { i18n } = useLingui();
  return (
    <span className={styles.dim}>
      {entry ? (
        <>
          <bdi>{titleOf(entry.texts, entry.languages).text}</bdi> · {i18n._(sectionName(entry.section))}
        </>
      ) : draft.expects === "emergency" ? (
        <Trans>Emergency</Trans>
      ) : (
        <Trans>Hand-over</Trans>
      )}
    </span>
  );
}

/** Questions that the venue's own entries answer, each with the entry that the draft answers it from now. */
function useProposals(): { proposals: Proposal[] | undefined; error: Error | null } {
  const { i18n } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const byKey = useEntriesByKey();
  const { data, error } = useQuery({
    queryKey: [...builderKey(venueId), "typical questions", i18n.locale],
    enabled: byKey.data !== undefined,
    // The ids stay the same while the dialog is open, so that what was added is not added twice.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const draft = (text: string, more: Omit<TestDraft, "test_question_id" | "text">): TestDraft => ({
        test_question_id: crypto.randomUUID(),
        text,
        ...more,
      });
      const answered = await Promise.all(
        typicalTopics.map(async ({ question, keys, isCritical = false }): Promise<Proposal | null> => {
          const candidates = keys.flatMap((key) => byKey.data?.get(key) ?? []);
          if (candidates.length === 0) return null;
          const text = i18n._(question);
          const { sources } = await ask(tryAssistant, { text, of: "draft" }, { signal });
          const isSource = ({ entry_id }: PreviewedEntry) =>
            sources.some((source) => source.entry_id === entry_id);
          const entry = candidates.find(isSource);
          if (!entry) return null;
          const { entry_id } = entry;
          return { draft: draft(text, { expects: "answer", entry_id, is_critical: isCritical }), entry };
        }),
      );
      const emergency = { expects: "emergency", entry_id: null, is_critical: true } as const;
      const person = { expects: "hand_over", entry_id: null, is_critical: false } as const;
      return [
        ...answered.filter((one) => one !== null),
        { draft: draft(i18n._(emergencyQuestion), emergency), entry: undefined },
        { draft: draft(i18n._(personQuestion), person), entry: undefined },
      ];
    },
  });
  return { proposals: data, error: byKey.error ?? error };
}
