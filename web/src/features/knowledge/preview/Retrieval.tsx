import type { TriedAnswer } from "@bellhop/contract/concierge";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { sectionName } from "../../catalogue/index.ts";
import styles from "./Retrieval.module.css";

/** An entry that scores this much of the best one might have been used instead. */
const nearShare = 0.6;

export function Retrieval({ answer }: { answer: TriedAnswer }) {
  const { i18n } = useLingui();
  const { number, percent } = useFormats();
  const [hasFigures, setFigures] = useState(false);
  const used = new Set(answer.sources.map(({ entry_id }) => entry_id));
  const best = Math.max(0, ...answer.found.map(({ score }) => score));
  const winner = answer.found.find(({ entry_id }) => used.has(entry_id));
  const isNear = ({ entry_id, score }: TriedAnswer["found"][number]) =>
    !used.has(entry_id) && score >= nearShare * best;
  return (
    <div className={styles.retrieval}>
      {answer.confidence !== null && (
        <Confidence confidence={answer.confidence} threshold={answer.threshold} />
      )}
      {answer.found.length === 0 ? (
        <p className={styles.none}>
          <Trans>No entry matches.</Trans>
        </p>
      ) : (
        <ol className={styles.found}>
          {answer.found.map((one) => (
            <li key={one.entry_id} data-used={used.has(one.entry_id) || undefined}>
              <Link
                to="/builder"
                search={{ section: one.section, entry: one.entry_id }}
                className={styles.title}
              >
                <bdi>{one.title}</bdi>
              </Link>
              <span className={styles.section}>
                {i18n._(sectionName(one.section))}
                {used.has(one.entry_id) && (
                  <>
                    {" · "}
                    <Trans>used</Trans>
                  </>
                )}
                {winner && isNear(one) && (
                  <>
                    {" · "}
                    <Trans>
                      not used, because{" "}
                      <Link to="/builder" search={{ section: winner.section, entry: winner.entry_id }}>
                        <bdi>{winner.title}</bdi>
                      </Link>{" "}
                      fits better
                    </Trans>
                  </>
                )}
              </span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: percent2(best === 0 ? 0 : one.score / best) }} />
              </span>
              {hasFigures && <bdi className={styles.score}>{number(Math.round(one.score * 100) / 100)}</bdi>}
            </li>
          ))}
        </ol>
      )}
      {answer.found.length > 0 && (
        <button
          type="button"
          className={styles.details}
          aria-pressed={hasFigures}
          onClick={() => setFigures(!hasFigures)}
        >
          <Trans>Details</Trans>
        </button>
      )}
      <span className="unseen">{answer.confidence !== null && percent(answer.confidence)}</span>
    </div>
  );
}

const percent2 = (share: number) => `${Math.round(100 * Math.max(0, Math.min(1, share)))}%`;

/** Confidence against the threshold. */
export function Confidence({ confidence, threshold }: { confidence: number; threshold: number }) {
  const { percent } = useFormats();
  const isEnough = confidence >= threshold;
  return (
    <div className={styles.confidence} data-enough={isEnough || undefined}>
      <p>
        {isEnough ? (
          <Trans>
            <strong>{percent(confidence)}</strong> sure, {percent(threshold)} needed
          </Trans>
        ) : (
          <Trans>
            <strong>{percent(confidence)}</strong> sure, but {percent(threshold)} needed
          </Trans>
        )}
      </p>
      <span className={styles.meter} aria-hidden="true">
        <span style={{ inlineSize: percent2(confidence) }} />
        <i style={{ insetInlineStart: percent2(threshold) }} />
      </span>
    </div>
  );
}
