import type { TestedOutcome, TestResult } from "@bellhop/contract/test-questions";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconBook2,
  IconChevronDown,
  IconChevronRight,
  IconCircleCheck,
  IconCircleDashed,
  IconUrgent,
  IconUsers,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId, useState } from "react";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { focusNextRow } from "../../../ui/focus-next-row.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { useLanguageName } from "../../../ui/language-name.ts";
import { type Run, wordDiff } from "../../../ui/word-diff.ts";
import { sectionName } from "../../catalogue/index.ts";
import { useHandOverReason } from "../../inbox/index.ts";
import { useKnowledgeOverview } from "../../knowledge/index.ts";
import { useRemoveTest } from "./question-queries.ts";
import styles from "./TestQuestions.module.css";
import { isFailing, type Problem, problemOf, stateOf, type TestWithResult } from "./tested-questions.ts";

const icons = {
  waits: IconCircleDashed,
  passes: IconCircleCheck,
  fails: IconAlertTriangle,
  blocks: IconAlertCircle,
};

type TestRowProps = {
  of: TestWithResult;
  isOpen: boolean;
  onToggle: () => void;
  /** Undefined for those who may only read. */
  onChange: (() => void) | undefined;
};

export function TestRow({ of: one, isOpen, onToggle, onChange }: TestRowProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const id = useId();
  const { test, result } = one;
  const state = stateOf(one);
  const names = { waits: t`Not asked yet`, passes: t`Passes`, fails: t`Fails`, blocks: t`Fails` };
  return (
    <li className={styles.row} data-state={state}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={styles.state}>
          <Icon of={icons[state]} />
          <span className="unseen">{names[state]}</span>
        </span>
        <span className={styles.question}>
          <bdi lang={result?.language}>{test.text}</bdi>{" "}
          {result && <span className={styles.dim}>{languageName(result.language)}</span>}
        </span>
        <Expected of={one} />
        <span className={styles.chip}>
          {test.is_critical && (
            <Chip tone={isFailing(one) ? "urgent" : "neutral"}>
              <Trans>Critical</Trans>
            </Chip>
          )}
        </span>
        <Icon of={isOpen ? IconChevronDown : IconChevronRight} size={16} flip />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Details of={one} onChange={onChange} />}
      </div>
    </li>
  );
}

function Expected({ of: { test, result } }: { of: TestWithResult }) {
  const { i18n } = useLingui();
  if (test.expects !== "answer")
    return (
      <span className={styles.expected}>
        <Icon of={test.expects === "emergency" ? IconUrgent : IconUsers} size={16} />
        <span>{test.expects === "emergency" ? <Trans>Emergency</Trans> : <Trans>Hand-over</Trans>}</span>
      </span>
    );
  return (
    <span className={styles.expected} data-entry="">
      <Icon of={IconBook2} size={16} />
      <span>
        {result?.entry ? (
          <>
            <bdi>{result.entry.title}</bdi> · {i18n._(sectionName(result.entry.section))}
          </>
        ) : result ? (
          <Trans>Deleted entry</Trans>
        ) : (
          <Trans>Answer from an entry</Trans>
        )}
      </span>
    </span>
  );
}

function Details({ of: one, onChange }: Pick<TestRowProps, "of" | "onChange">) {
  const live = useKnowledgeOverview().data?.live_version ?? null;
  const remove = useRemoveTest();
  const [isRemoving, setRemoving] = useState(false);
  const { test, result } = one;
  const problem = result ? problemOf(test, result) : null;
  // If the entry was deleted: the one that answers instead.
  const entry = result?.entry ?? result?.draft.sources[0];
  const [before, after] = result ? compared(result) : [[], []];
  return (
    <div className={styles.details}>
      {result && (
        <div className={styles.versions}>
          <Version outcome={result.live} language={result.language} runs={before}>
            {live === null ? <Trans>Live</Trans> : <Trans>Live version {live}</Trans>}
          </Version>
          <Version outcome={result.draft} language={result.language} runs={after}>
            <Trans>Draft</Trans>
          </Version>
        </div>
      )}
      <div className={styles.why}>
        <p>{problem && result && <ProblemSentence problem={problem} result={result} />}</p>
        {entry && (
          <Link
            to="/builder"
            search={{ section: entry.section, entry: entry.entry_id }}
            className={buttonLook({ size: "row" })}
          >
            <Trans>Open entry</Trans>
          </Link>
        )}
        {onChange && (
          <>
            <Button size="row" onClick={onChange}>
              <Trans>Change test</Trans>
            </Button>
            <Button
              size="row"
              kind="ghost"
              disabled={isRemoving}
              onClick={() => {
                setRemoving(true);
                focusNextRow();
                void remove(test).then(() => setRemoving(false));
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** What guests read now and would read, each with its own words marked. */
function compared({ live, draft }: TestResult): [Run[], Run[]] {
  const same = (text: string): Run[] => [{ kind: "same", text }];
  if (live?.outcome !== "answer" || draft.outcome !== "answer")
    return [same(live?.text ?? ""), same(draft.text)];
  const all = wordDiff(live.text, draft.text);
  return [all.filter(({ kind }) => kind !== "new"), all.filter(({ kind }) => kind !== "old")];
}

type VersionProps = {
  outcome: TestedOutcome | null;
  language: string;
  runs: Run[];
  children: ReactNode;
};

function Version({ outcome, language, runs, children }: VersionProps) {
  const reasonWords = useHandOverReason();
  return (
    <div className={styles.version}>
      <p className={styles.of} data-passes={outcome?.passes}>
        {outcome && <Icon of={outcome.passes ? IconCircleCheck : IconAlertCircle} size={16} />}
        <span>{children}</span>
        {outcome && (
          <span className="unseen">{outcome.passes ? <Trans>Passes</Trans> : <Trans>Fails</Trans>}</span>
        )}
      </p>
      {outcome === null ? (
        <p className={styles.dim}>
          <Trans>Nothing published yet</Trans>
        </p>
      ) : outcome.outcome === "answer" ? (
        <p className={styles.text} dir="auto" lang={language} data-passes={outcome.passes}>
          {runs.map(({ kind, text }, index) => {
            const key = `${index} ${kind}`;
            return kind === "same" ? <span key={key}>{text}</span> : <mark key={key}>{text}</mark>;
          })}
        </p>
      ) : outcome.outcome === "emergency" ? (
        <p>
          <Trans>Raises an alarm for staff.</Trans>
        </p>
      ) : outcome.outcome === "stay_silent" ? (
        <p>
          <Trans>The assistant sends no reply.</Trans>
        </p>
      ) : (
        <p>
          {outcome.reason ? (
            <Trans>Goes to staff: {reasonWords(outcome.reason, "")}</Trans>
          ) : (
            <Trans>Goes to staff.</Trans>
          )}
        </p>
      )}
    </div>
  );
}

function ProblemSentence({ problem, result }: { problem: Problem; result: TestResult }) {
  const { t } = useLingui();
  const other = isolated(result.draft.sources[0]?.title ?? "");
  const expected = isolated(result.entry?.title ?? "");
  const sentences: Record<Problem, string> = {
    entry_deleted: t`The entry was deleted.`,
    other_entry: t`The answer comes from “${other}”, not from “${expected}”.`,
    no_entry: t`The answer doesn't come from “${expected}”.`,
    goes_to_staff: t`It should be answered from “${expected}”, but goes to staff.`,
    is_answered: t`It should go to staff, but the assistant answers.`,
    raises_alarm: t`It raises an alarm. The test expects none.`,
    no_alarm: t`No alarm is raised.`,
    stays_silent: t`The assistant sends no reply.`,
  };
  return sentences[problem];
}
