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
  const [wereLookedAt, setWereLookedAt] = useState(false);
  const name = wereLookedAt ? t`Deliveries that were looked at` : t`Deliveries to look at`;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useQuarantinedDeliveries(wereLookedAt);
  const deliveries = data?.pages.flatMap((page) => page.items);
  return (
    <section className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <h2 tabIndex={-1}>{name}</h2>
        <p>
          <Trans>
            What WhatsApp delivered and Bellhop could not, or not wholly, deal with. Nothing of it is lost.
          </Trans>
        </p>
      </header>
      {deliveries ? (
        <Rows deliveries={deliveries} wereLookedAt={wereLookedAt} />
      ) : error ? (
        <Failure
          failure={error}
          title={t`The deliveries could not be loaded`}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
      <footer className={styles.more}>
        {hasNextPage && (
          <Button size="row" aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show older ones</Trans>
          </Button>
        )}
        <Button size="row" kind="ghost" onClick={() => setWereLookedAt(!wereLookedAt)}>
          {wereLookedAt ? <Trans>Show what needs a look</Trans> : <Trans>Show what was looked at</Trans>}
        </Button>
      </footer>
    </section>
  );
}

function Rows({ deliveries, wereLookedAt }: { deliveries: SetAsideDelivery[]; wereLookedAt: boolean }) {
  const { t } = useLingui();
  if (deliveries.length === 0) {
    return (
      <Notice
        icon={<IconCircleCheck size={24} stroke={1.35} />}
        title={wereLookedAt ? t`Nothing was looked at yet` : t`Nothing to look at`}
      >
        {!wereLookedAt && <Trans>All that arrived has been dealt with or looked at.</Trans>}
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
