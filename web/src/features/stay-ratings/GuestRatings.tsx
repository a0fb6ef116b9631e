import { Trans } from "@lingui/react/macro";
import { RatingRow } from "./RatingRow.tsx";
import styles from "./StayRatings.module.css";
import { useGuestRatings } from "./stay-rating-queries.ts";

/** How a guest rated their stays. Nothing for guests who rated none. */
export function GuestRatings({ guestId }: { guestId: string }) {
  const { data = [] } = useGuestRatings(guestId);
  if (data.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        <Trans>Ratings</Trans>
      </h3>
      {data.map((rating) => (
        <RatingRow key={rating.asked_id} rating={rating} />
      ))}
    </section>
  );
}
