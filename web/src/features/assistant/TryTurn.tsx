import type { TriedAnswer } from "@bellhop/contract/concierge";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconHistory, IconRefresh, IconSparkles } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useAccess } from "../../core/access/AccessContext.ts";
import { AssistantName } from "../../core/access/AssistantName.tsx";
import { reasonOf } from "../../core/api/call-failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useHandOverReason } from "../inbox/index.ts";
import { Retrieval } from "../knowledge/index.ts";
import { TrySources } from "./TrySources.tsx";
import styles from "./TryTurn.module.css";
import type { Try } from "./tries.ts";

type TryTurnProps = { one: Try; of: "draft" | "live"; isDetailed: boolean; onAskAgain: () => void };

export function TryTurn({ one, of, isDetailed, onAskAgain }: TryTurnProps) {
  const { t } = useLingui();
  const { answer, failure, isAsking } = one;
  const { assistant_name: assistantName } = useAccess();
  return (
    <article className={styles.turn} aria-busy={isAsking}>
      <p className={styles.question} dir="auto">
        <span className="unseen">
          <Trans>You ask:</Trans>{" "}
        </span>
        {one.text}
      </p>
      <div className={styles.answer}>
        <p className={styles.speaker}>
          {answer && !isAsking && (
            <IconButton label={t`Ask again`} className={styles.again ?? ""} onClick={onAskAgain}>
              <Icon of={IconRefresh} size={14} />
            </IconButton>
          )}
          <Icon of={IconSparkles} size={16} />
          <AssistantName name={answer ? answer.assistant_name : assistantName} />
        </p>
        {!answer && isAsking && (
          <p className={styles.bubble}>
            <Skeleton width={180} />
          </p>
        )}
        {failure && (
          <div className={styles.failure} role="alert">
            <span>{reasonOf(failure)}</span>
            <Button size="row" onClick={onAskAgain}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        )}
        {answer && !failure && <Answer answer={answer} of={of} one={one} isDetailed={isDetailed} />}
      </div>
    </article>
  );
}

type AnswerProps = { answer: TriedAnswer; of: "draft" | "live"; one: Try; isDetailed: boolean };

function Answer({ answer, of, one, isDetailed }: AnswerProps) {
  return (
    <>
      {answer.action === "stay_silent" ? (
        <p className={styles.line}>
          <Trans>The assistant sends no reply.</Trans>
        </p>
      ) : (
        <p
          className={styles.bubble}
          data-asking={one.isAsking || undefined}
          dir="auto"
          lang={answer.language}
        >
          {answer.text}
        </p>
      )}
      {answer.action === "hand_over" && <HandedOver answer={answer} question={one.text} />}
      {answer.sources.length > 0 && <TrySources sources={answer.sources} />}
      {one.before !== null && (
        <p className={styles.line}>
          <Icon of={IconRefresh} size={14} />
          <span>
            <Trans>
              New answer. Before: “<bdi>{one.before}</bdi>”
            </Trans>
          </span>
        </p>
      )}
      {of === "draft" && answer.live && (
        <p className={styles.line}>
          <Icon of={IconHistory} size={14} />
          <span>
            <Trans>
              Live version {answer.live.version} says: “<bdi>{answer.live.text}</bdi>”
            </Trans>
          </span>
        </p>
      )}
      {isDetailed && <Retrieval answer={answer} />}
    </>
  );
}

function HandedOver({ answer, question }: { answer: TriedAnswer; question: string }) {
  const reasonWords = useHandOverReason();
  const { reason, found, rivals, request } = answer;
  const [closest] = found;
  const isClose = reason === "unsure" && isTie(found);
  return (
    <p className={styles.line}>
      <Icon of={IconAlertTriangle} size={14} />
      <span>
        <Trans>
          Handed over: <strong>{reason ? reasonWords(reason, "") : <Trans>to staff</Trans>}</strong>
        </Trans>
        {request === "added" && (
          <>
            {" · "}
            <Trans>For a guest, this would be added to Requests.</Trans>
          </>
        )}
        {request === "left_to_staff" && (
          <>
            {" · "}
            <Trans>“Add requests” is off: your team would add it.</Trans>
          </>
        )}
        {reason === "no_entry" && (
          <>
            {" · "}
            <Link to="/builder" search={{ section: "faq", teach: question }}>
              <Trans>Write an answer</Trans>
            </Link>
          </>
        )}
        {reason === "entries_disagree" && (
          <>
            {" · "}
            {closest && <Rivals entries={[closest, ...rivals]} />}
            {" · "}
            <Link to="/builder" search={{ show: "contradictions" }}>
              <Trans>Choose one</Trans>
            </Link>
          </>
        )}
        {reason === "unsure" && closest && " · "}
        {isClose && (
          <Trans>
            Two entries fit: <Rivals entries={found.slice(0, 2)} />
          </Trans>
        )}
        {reason === "unsure" && !isClose && closest && (
          <Trans>
            Closest: <EntryLink entry={closest} />
          </Trans>
        )}
      </span>
    </p>
  );
}

type Shown = Pick<TriedAnswer["found"][number], "entry_id" | "section" | "title">;

/** The second entry fits almost as well as the first. */
function isTie([best, second]: TriedAnswer["found"]): boolean {
  return best !== undefined && second !== undefined && second.score >= 0.9 * best.score;
}

function Rivals({ entries }: { entries: Shown[] }) {
  return entries.map((entry, index) => (
    <span key={entry.entry_id}>
      {index > 0 && " · "}
      <EntryLink entry={entry} />
    </span>
  ));
}

function EntryLink({ entry: { entry_id, section, title } }: { entry: Shown }) {
  return (
    <Link to="/builder" search={{ section, entry: entry_id }} className={styles.entry}>
      <bdi>{title}</bdi>
    </Link>
  );
}
