import type { ProactiveRule } from "@bellhop/contract/proactive";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { reasonOf } from "../../core/api/call-failure.ts";
import { shownName } from "../../core/guests/shown-name.ts";
import { useFormats } from "../../core/language/formats.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import panel from "../../ui/SidePanel.module.css";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { RatingRow } from "./RatingRow.tsx";
import { useScaleWords } from "./ScoreWords.tsx";
import styles from "./StayRatings.module.css";
import { useRatingsOfRule } from "./stay-rating-queries.ts";

type RatingsOfRuleProps = { ruleId: string; results: ProactiveRule["results"] };

/** How guests answered a message in the last 30 days: the counts of each score, and the list behind them. */
export function RatingsOfRule({ ruleId, results }: RatingsOfRuleProps) {
  const [isOpen, setOpen] = useState(false);
  const { number } = useFormats();
  const scale = useScaleWords();
  const { scores, without_score: withoutScore, sent } = results;
  const answered = scores.reduce((sum, count) => sum + count, 0) + withoutScore;
  const most = Math.max(1, ...scores);
  return (
    <section className={styles.results}>
      <p>
        <strong>
          <Plural
            value={answered}
            _0="No guest has answered in the last 30 days."
            one="# guest answered in the last 30 days."
            other="# guests answered in the last 30 days."
          />
        </strong>{" "}
        <span className={styles.dim}>
          <Plural value={sent} one="# message was sent." other="# messages were sent." />
        </span>
      </p>
      {answered > 0 && (
        <>
          <dl className={styles.scores}>
            {scores
              .map((count, at) => (
                <div key={scale[at]} className={styles.bar}>
                  <dt>
                    {at + 1} – {scale[at]}
                  </dt>
                  <dd>
                    <span aria-hidden="true" style={{ inlineSize: `${(count / most) * 100}%` }} />
                    <bdi className="figures">{number(count)}</bdi>
                  </dd>
                </div>
              ))
              .reverse()}
          </dl>
          {withoutScore > 0 && (
            <p className={styles.dim}>
              <Plural value={withoutScore} one="# guest only complained." other="# guests only complained." />
            </p>
          )}
        </>
      )}
      <Button size="row" onClick={() => setOpen(true)}>
        <Trans>Show all ratings</Trans>
      </Button>
      {isOpen && <RatingsDialog ruleId={ruleId} onClose={() => setOpen(false)} />}
    </section>
  );
}

function RatingsDialog({ ruleId, onClose }: { ruleId: string; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useRatingsOfRule(ruleId);
  const ratings = data?.pages.flatMap(({ items }) => items);
  return (
    <Dialog open onClose={onClose} shape="panel" labelledBy={id}>
      <div className={panel.panel}>
        <header className={panel.head}>
          <h2 id={id} className={panel.title}>
            <Trans>Ratings</Trans>
          </h2>
          <IconButton label={t`Close`} keyHint="Esc" onClick={onClose}>
            <Icon of={IconX} />
          </IconButton>
        </header>
        <div className={styles.body}>
          {error && <p>{reasonOf(error)}</p>}
          {!ratings && !error && <Skeleton height={120} />}
          {ratings?.length === 0 && (
            <p>
              <Trans>No guest has rated yet.</Trans>
            </p>
          )}
          <ul className={styles.list}>
            {ratings?.map((rating) => (
              <li key={rating.asked_id}>
                {rating.conversation_id ? (
                  <Link to="/messages" search={{ tab: "all", conversation: rating.conversation_id }}>
                    <bdi>{shownName(rating.guest_name)}</bdi>
                  </Link>
                ) : (
                  <bdi>{shownName(rating.guest_name)}</bdi>
                )}
                <RatingRow rating={rating} />
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              <Trans>Show more</Trans>
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
