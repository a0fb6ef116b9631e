import type { StayRating } from "@bellhop/contract/stay-ratings";
import { Trans } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { Chip } from "../../ui/Chip.tsx";
import { ScoreWords } from "./ScoreWords.tsx";
import styles from "./StayRatings.module.css";

/** One rating with the guest's words, and what became of it. */
export function RatingRow({ rating }: { rating: StayRating }) {
  const { dayAndTime } = useFormats();
  const { score, comment, complaint, earlier, rated_at: ratedAt, review_sent_at: reviewSentAt } = rating;
  const before = earlier.at(-1);
  return (
    <div className={styles.rating}>
      <p className={styles.score}>
        <strong>{score === null ? <Trans>Complaint</Trans> : <ScoreWords score={score} />}</strong>
        {complaint === "open" && (
          <Chip tone="urgent">
            <Trans>Complaint open</Trans>
          </Chip>
        )}
        {complaint === "settled" && (
          <Chip tone="ok">
            <Trans>Complaint settled</Trans>
          </Chip>
        )}
      </p>
      {comment !== "" && (
        <p className={styles.comment} dir="auto">
          {comment}
        </p>
      )}
      <p className={styles.dim}>
        <time dateTime={ratedAt}>{dayAndTime(ratedAt)}</time>
        {before && before.score !== score && before.score !== null && (
          <>
            {" · "}
            <Trans>
              Before: <ScoreWords score={before.score} />
            </Trans>
          </>
        )}
        {reviewSentAt && (
          <>
            {" · "}
            <Trans>Review link sent</Trans>
          </>
        )}
      </p>
    </div>
  );
}
