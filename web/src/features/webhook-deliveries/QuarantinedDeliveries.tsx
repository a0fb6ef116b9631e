import type { SetAsideDelivery } from "@bellhop/contract/deliveries";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCircleCheck } from "@tabler/icons-react";
import { useState } from "react";
import { Failure } from "../../core/pages/Failure.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { DeliveryRow } from "./DeliveryRow.tsx";
import { useQuarantinedDeliveries } from "./delivery-queries.ts";
import styles from "./QuarantinedDeliveries.module.css";

/** For installation admins. */
export function QuarantinedDeliveries() {
  const { t } = useLingui();
  const [areReviewed, setWereLookedAt] = useState(false);
  const name = areReviewed ? t`Reviewed webhooks` : t`Messages we could not read`;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useQuarantinedDeliveries(areReviewed);
  const deliveries = data?.pages.flatMap((page) => page.items);
  return (
    <section className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <h2 tabIndex={-1}>{name}</h2>
        <p>
          <Trans>WhatsApp messages that could not be processed. Nothing is lost.</Trans>
        </p>
      </header>
      {deliveries ? (
        <Rows deliveries={deliveries} areReviewed={areReviewed} />
      ) : error ? (
        <Failure failure={error} title={t`The webhooks could not be loaded`} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      <footer className={styles.more}>
        {hasNextPage && (
          <Button size="row" aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show older</Trans>
          </Button>
        )}
        <Button size="row" kind="ghost" onClick={() => setWereLookedAt(!areReviewed)}>
          {areReviewed ? (
            <Trans>Show messages we could not read</Trans>
          ) : (
            <Trans>Show reviewed webhooks</Trans>
          )}
        </Button>
      </footer>
    </section>
  );
}

function Rows({ deliveries, areReviewed }: { deliveries: SetAsideDelivery[]; areReviewed: boolean }) {
  const { t } = useLingui();
  if (deliveries.length === 0) {
    return (
      <Notice
        icon={<IconCircleCheck size={24} stroke={1.35} />}
        title={areReviewed ? t`No reviewed webhooks yet` : t`No problems`}
      >
        {!areReviewed && <Trans>All messages were processed or reviewed.</Trans>}
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
