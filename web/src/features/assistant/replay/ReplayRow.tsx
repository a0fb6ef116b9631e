import { limits } from "@bellhop/contract/limits";
import type { ReplayedAnswer, ReplayedQuestion } from "@bellhop/contract/replay";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconBook2,
  IconChevronDown,
  IconChevronRight,
  IconHelpCircle,
  IconListCheck,
  IconTrendingDown,
  IconTrendingUp,
} from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { useLanguageName } from "../../../ui/language-name.ts";
import { type Run, wordDiff } from "../../../ui/word-diff.ts";
import { sectionName } from "../../catalogue/index.ts";
import { useHandOverReason } from "../../inbox/index.ts";
import { useKnowledgeOverview, useMayEdit } from "../../knowledge/index.ts";
import styles from "./Replay.module.css";

const looks = {
  better: { icon: IconTrendingUp, tone: "ok" },
  changed: { icon: IconHelpCircle, tone: "waiting" },
  worse: { icon: IconTrendingDown, tone: "urgent" },
} as const;

type ReplayRowProps = { of: ReplayedQuestion; isOpen: boolean; onToggle: () => void };

export function ReplayRow({ of: one, isOpen, onToggle }: ReplayRowProps) {
  const { t } = useLingui();
  const { dayAndTime } = useFormats();
  const languageName = useLanguageName();
  const id = useId();
  const { icon, tone } = looks[one.outcome];
  const names = { better: t`Better`, changed: t`Changed`, worse: t`Worse` };
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={id}
        data-row={one.message_id}
        onClick={onToggle}
      >
        <Icon of={isOpen ? IconChevronDown : IconChevronRight} size={16} flip />
        <span className={styles.words}>
          <span className={styles.question}>
            <bdi lang={one.language}>{one.text}</bdi>
          </span>
          <span className={styles.dim}>
            <bdi>{languageName(one.language)}</bdi> · <bdi>{dayAndTime(one.written_at)}</bdi> ·{" "}
            <Change of={one} />
          </span>
        </span>
        <Chip tone={tone} icon={<Icon of={icon} size={14} />}>
          {names[one.outcome]}
        </Chip>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Details of={one} />}
      </div>
    </li>
  );
}

/** The difference in a few words. */
function Change({ of: { live, draft } }: { of: ReplayedQuestion }) {
  if (live.action !== draft.action)
    return draft.action === "hand_over" ? <Trans>goes to staff now</Trans> : <Trans>was handed over</Trans>;
  const idsOf = ({ sources }: ReplayedAnswer) => sources.map(({ entry_id }) => entry_id).join();
  return idsOf(live) === idsOf(draft) ? <Trans>other words</Trans> : <Trans>other entry</Trans>;
}

function Details({ of: one }: { of: ReplayedQuestion }) {
  const { t } = useLingui();
  const mayEdit = useMayEdit();
  const live = useKnowledgeOverview().data?.live_version ?? null;
  const navigate = useNavigate();
  const [before, after] = compared(one);
  const entry = one.draft.sources[0];
  const failed = isolated(one.fails_test ?? "");
  return (
    <div className={styles.details}>
      <div className={styles.versions}>
        <Version answer={one.live} language={one.language} runs={before}>
          {live === null ? <Trans>Live</Trans> : <Trans>Live version {live}</Trans>}
        </Version>
        <Version answer={one.draft} language={one.language} runs={after}>
          <Trans>Draft</Trans>
        </Version>
      </div>
      {one.fails_test !== null && (
        <p className={styles.fails}>
          <Trans>The critical test “{failed}” fails in the draft. So this counts as worse.</Trans>
        </p>
      )}
      <div className={styles.acts}>
        <Link
          to="/messages"
          search={{ tab: "all", conversation: one.conversation_id }}
          className={buttonLook({ size: "row" })}
          aria-label={t`Open conversation: ${isolated(one.text)}`}
        >
          <Trans>Open conversation</Trans>
        </Link>
        {entry && (
          <Link
            to="/builder"
            search={{ section: entry.section, entry: entry.entry_id }}
            className={buttonLook({ size: "row" })}
          >
            <Trans>Open entry</Trans>
          </Link>
        )}
        {mayEdit && (
          <Button
            size="row"
            kind="ghost"
            icon={<Icon of={IconListCheck} size={16} />}
            onClick={() =>
              void navigate({
                to: "/guest-assistant",
                search: { part: "questions" },
                state: { testQuestion: one.text.slice(0, limits.testQuestionCharacters) },
              })
            }
          >
            <Trans>Make this a test</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** What guests read now and would read, each with its own words marked. */
function compared({ live, draft }: ReplayedQuestion): [Run[], Run[]] {
  const same = (text: string): Run[] => [{ kind: "same", text }];
  if (live.action !== "answer" || draft.action !== "answer") return [same(live.text), same(draft.text)];
  const all = wordDiff(live.text, draft.text);
  return [all.filter(({ kind }) => kind !== "new"), all.filter(({ kind }) => kind !== "old")];
}

type VersionProps = { answer: ReplayedAnswer; language: string; runs: Run[]; children: ReactNode };

function Version({ answer, language, runs, children }: VersionProps) {
  const { i18n } = useLingui();
  const reasonWords = useHandOverReason();
  return (
    <div className={styles.version}>
      <p className={styles.of}>{children}</p>
      {answer.action === "stay_silent" ? (
        <p>
          <Trans>The assistant sends no reply.</Trans>
        </p>
      ) : (
        <>
          {answer.action === "hand_over" && (
            <p className={styles.dim}>
              {answer.reason ? (
                <Trans>Goes to staff: {reasonWords(answer.reason, "")}</Trans>
              ) : (
                <Trans>Goes to staff.</Trans>
              )}
            </p>
          )}
          <p className={styles.text} dir="auto" lang={language}>
            {runs.map(({ kind, text }, index) => {
              const key = `${index} ${kind}`;
              return kind === "same" ? <span key={key}>{text}</span> : <mark key={key}>{text}</mark>;
            })}
          </p>
        </>
      )}
      {answer.sources.map(({ entry_id, title, section }) => (
        <p key={entry_id} className={styles.source}>
          <Icon of={IconBook2} size={16} />
          <span>
            <bdi>{title}</bdi> · {i18n._(sectionName(section))}
          </span>
        </p>
      ))}
    </div>
  );
}
