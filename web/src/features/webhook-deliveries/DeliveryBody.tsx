import type { SetAsideDelivery } from "@bellhop/contract/deliveries";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useDeliveryBody } from "./delivery-queries.ts";
import styles from "./QuarantinedDeliveries.module.css";
import { SenderText } from "./SenderText.tsx";
import { shownCharacters, visibleText } from "./visible-text.ts";

export function DeliveryBody({ delivery }: { delivery: SetAsideDelivery }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { data, error, refetch } = useDeliveryBody(delivery.delivery_id);
  const text = useMemo(() => data && visibleText(data.content), [data]);
  const max = number(shownCharacters);
  if (error) {
    return (
      <Failure failure={error} title={t`The raw data could not be loaded`} onRetry={() => void refetch()} />
    );
  }
  if (!data || !text) return <Skeleton width={240} />;
  return (
    <div className={styles.body}>
      <dl className={styles.facts}>
        <dt>
          <Trans>Size</Trans>
        </dt>
        <dd>
          <bdi>
            <Trans>{number(delivery.bytes)} bytes</Trans>
          </bdi>
        </dd>
        {delivery.phone_number_ids.length > 0 && (
          <>
            <dt>
              <Trans>Phone number ids</Trans>
            </dt>
            {delivery.phone_number_ids.map((one) => (
              <dd key={one}>
                <SenderText text={one} />
              </dd>
            ))}
          </>
        )}
        <dt>SHA-256</dt>
        <dd>
          <bdi dir="ltr">
            <code>{delivery.sha256}</code>
          </bdi>
        </dd>
      </dl>
      {data.encoding === "base64" && (
        <p className={styles.note}>
          <Trans>This is not text, so it is shown in base64.</Trans>
        </p>
      )}
      {text.shown === "" ? (
        <p className={styles.note}>
          <Trans>There is no raw data.</Trans>
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <pre className={styles.text} dir="ltr" tabIndex={0}>
          {text.shown}
        </pre>
      )}
      {text.isCut && (
        <p className={styles.note}>
          <Trans>Only the first {max} characters are shown.</Trans>
        </p>
      )}
    </div>
  );
}
