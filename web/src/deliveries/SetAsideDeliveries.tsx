import type { SetAsideDelivery } from "@bellhop/contract/deliveries";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCircleCheck } from "@tabler/icons-react";
import { Button } from "../ui/Button.tsx";
import { Failure } from "../ui/Failure.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { DeliveryRow } from "./DeliveryRow.tsx";
import { useSetAsideDeliveries } from "./delivery-queries.ts";
import styles from "./SetAsideDeliveries.module.css";

/** For hosts: what arrived and could not, or not wholly, be dealt with. */
export function SetAsideDeliveries() {
  const { t } = useLingui();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useSetAsideDeliveries();
  const deliveries = data?.pages.flatMap((page) => page.items);
  return (
    <section className={styles.card} aria-label={t`Deliveries that need a look`}>
      <header className={styles.head}>
        <h2>
          <Trans>Deliveries that need a look</Trans>
        </h2>
        <p>
          <Trans>
            What WhatsApp delivered and Bellhop could not, or not wholly, deal with. Nothing of it is lost.
          </Trans>
        </p>
      </header>
      {deliveries ? (
        <Rows deliveries={deliveries} />
      ) : error ? (
        <Failure
          failure={error}
          title={t`The deliveries could not be loaded`}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
      {hasNextPage && (
        <footer className={styles.more}>
          <Button size="row" aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show older ones</Trans>
          </Button>
        </footer>
      )}
    </section>
  );
}

function Rows({ deliveries }: { deliveries: SetAsideDelivery[] }) {
  const { t } = useLingui();
  if (deliveries.length === 0) {
    return (
      <Notice icon={<IconCircleCheck size={24} stroke={1.35} />} title={t`Nothing is set aside`}>
        <Trans>All that arrived has been dealt with.</Trans>
      </Notice>
    );
  }
  return (
    <ul className={styles.rows}>
      {deliveries.map((delivery) => (
        <li key={delivery.delivery_id}>
          <DeliveryRow delivery={delivery} />
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <Skeleton width={220} />
      <Skeleton width={300} />
    </div>
  );
}
