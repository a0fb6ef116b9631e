import type { TriedAnswer } from "@bellhop/contract/concierge";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconHistory, IconRefresh, IconSparkles } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
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
          <Trans>Assistant</Trans>
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
          <Trans>The assistant stays silent.</Trans>
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
              Answered again. Before: “<bdi>{one.before}</bdi>”
            </Trans>
          </span>
        </p>
      )}
      {of === "draft" && answer.live && (
        <p className={styles.line}>
          <Icon of={IconHistory} size={14} />
          <span>
            <Trans>
              Live v{answer.live.version} said: “<bdi>{answer.live.text}</bdi>”
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
  const { reason } = answer;
  const wantsEntry = reason === "no_entry" || reason === "unsure";
  const closest = answer.found[0];
  return (
    <p className={styles.line}>
      <Icon of={IconAlertTriangle} size={14} />
      <span>
        <Trans>
          Handed over: <strong>{reason ? reasonWords(reason, "") : <Trans>to a person</Trans>}</strong>
        </Trans>{" "}
        {reason === "no_entry" && (
          <Link to="/builder" search={{ section: "faq", teach: question }}>
            <Trans>Write one</Trans>
          </Link>
        )}
        {reason === "entries_disagree" && (
          <Link to="/builder" search={{ show: "contradictions" }}>
            <Trans>Choose</Trans>
          </Link>
        )}
        {wantsEntry && reason === "unsure" && closest && (
          <Link to="/builder" search={{ section: closest.section, entry: closest.entry_id }}>
            <Trans>Open the closest entry</Trans>
          </Link>
        )}
      </span>
    </p>
  );
}
