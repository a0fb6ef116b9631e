import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { ChartCard } from "../ChartCard.tsx";
import { shownShare } from "../figures.ts";
import styles from "../StatisticsScreen.module.css";
import { useMinutes } from "../use-statistics-words.ts";
import type { Shown } from "./shown.ts";

/** The same figures, one row a hotel. */
export function VenuesCard({ statistics: { venues } }: Shown) {
  const { t } = useLingui();
  const { number, percent } = useFormats();
  const { minutes } = useMinutes();
  return (
    <ChartCard title={t`All hotels`} span="venues" numbers={["conversations", "answered", "first_replies"]}>
      <table className={styles.venues}>
        <thead>
          <tr>
            <th scope="col">{t`Hotel`}</th>
            <th scope="col">{t`Conversations`}</th>
            <th scope="col">{t`Answered by the assistant`}</th>
            <th scope="col">{t`First reply, half of guests`}</th>
          </tr>
        </thead>
        <tbody>
          {venues.map(({ venue_id, name, conversations, answered, first_reply }) => {
            const share = shownShare(answered);
            return (
              <tr key={venue_id}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{number(conversations)}</td>
                <td>
                  <b>
                    {share === undefined
                      ? t`${number(answered.count)} of ${number(answered.total)}`
                      : percent(share)}
                  </b>
                </td>
                <td>{first_reply.median_ms === null ? "–" : minutes(first_reply.median_ms)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ChartCard>
  );
}
