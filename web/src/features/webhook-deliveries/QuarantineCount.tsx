import { Trans } from "@lingui/react/macro";
import { useQuarantinedDeliveries } from "./delivery-queries.ts";
import styles from "./QuarantinedDeliveries.module.css";

/** For installation admins; hidden at zero. */
export function QuarantineCount() {
  const { data, hasNextPage } = useQuarantinedDeliveries();
  const listed = data?.pages.reduce((sum, page) => sum + page.items.length, 0) ?? 0;
  if (listed === 0) return null;
  return (
    <span className={styles.count}>
      <bdi>
        {listed}
        {hasNextPage && "+"}
      </bdi>
      <span className="unseen">
        {" "}
        <Trans>to review</Trans>
      </span>
    </span>
  );
}
