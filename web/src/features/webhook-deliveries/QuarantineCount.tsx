import { Trans } from "@lingui/react/macro";
import { useSetAsideDeliveries } from "./delivery-queries.ts";
import styles from "./QuarantinedDeliveries.module.css";

/** For hosts: how many deliveries need a look; nothing where none does. */
export function WaitingDeliveries() {
  const { data, hasNextPage } = useSetAsideDeliveries();
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
        <Trans>to look at</Trans>
      </span>
    </span>
  );
}
