import { proactiveLimits } from "@bellhop/contract/proactive";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconHistory } from "@tabler/icons-react";
import { reasonOf } from "../../../core/api/call-failure.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { isSameWords } from "../drafts.ts";
import { useDryRun } from "../proactive-queries.ts";
import type { RuleWords } from "../rule-words.ts";
import { useReasonWords } from "../words/reason-words.ts";
import styles from "./Editor.module.css";

/** Whom a message would have reached, had it been on. */
export function DryRun({ words }: { words: RuleWords }) {
  const { t } = useLingui();
  const { number, dayAndTime } = useFormats();
  const reasonWords = useReasonWords();
  const { mutate, data, variables, isPending, error } = useDryRun();
  const isComplete = words.name.trim() !== "" && words.texts.every(({ text }) => text.trim() !== "");
  // Another edit makes the result old.
  const result = data && variables && isSameWords(variables, words) ? data : undefined;
  const heldBack = result?.held_back.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <div className={styles.dryRun}>
      <Button
        size="row"
        icon={<Icon of={IconHistory} size={16} />}
        disabled={!isComplete || isPending}
        aria-busy={isPending}
        onClick={() => mutate(words)}
      >
        <Trans>Try on the last {proactiveLimits.dryRunDays} days</Trans>
      </Button>
      <div role="status" className={styles.dryResult}>
        {error && reasonOf(error)}
        {result && (
          <>
            <p>
              <strong>
                <Plural
                  value={result.sent}
                  _0="No guest would have got it."
                  one="# guest would have got it."
                  other="# guests would have got it."
                />
              </strong>{" "}
              {heldBack > 0 && <Plural value={heldBack} one="# held back:" other="# held back:" />}
              {result.held_back.map(({ reason, count }) => (
                <span key={reason} className={styles.dryReason}>
                  {" "}
                  {number(count)} × {reasonWords({ reason, field: null })?.title}
                </span>
              ))}
            </p>
            {result.examples.slice(0, 3).map(({ guest_name, at, text }) => (
              <p key={`${guest_name} ${at}`} className={`${styles.dim} oneline`}>
                <bdi>{guest_name}</bdi>, {dayAndTime(at)}: <bdi>{text}</bdi>
              </p>
            ))}
          </>
        )}
        {!result && !error && !isPending && (
          <p className={styles.dim}>{t`See who would have got it. Nothing is sent.`}</p>
        )}
      </div>
    </div>
  );
}
