import type { MessageContent } from "@bellhop/contract/message-content";
import { Trans } from "@lingui/react/macro";
import { IconShoppingBag } from "@tabler/icons-react";
import { useFormats } from "../../../../core/language/formats.ts";
import styles from "./Content.module.css";
import { ContentLabel } from "./ContentLabel.tsx";
import { moneyText } from "./money.ts";

type Item = Extract<MessageContent, { kind: "order" }>["items"][number];

export function OrderContent({ items }: { items: Item[] }) {
  const { locale, number } = useFormats();
  const currencies = new Set(items.map((item) => item.currency));
  const total = items.reduce((sum, item) => sum + item.price * item.quantity, 0);
  return (
    <>
      <ContentLabel icon={IconShoppingBag}>
        <Trans>Order</Trans>
      </ContentLabel>
      <ul className={styles.items}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a message never change places.
          <li key={index} className={styles.item}>
            <bdi dir="ltr" className="figures">
              {number(item.quantity)} ×
            </bdi>
            <span className={styles.product}>
              <bdi>{item.product}</bdi>
            </span>
            <bdi dir="ltr" className="figures">
              {moneyText(locale, item.price, item.currency)}
            </bdi>
          </li>
        ))}
        {currencies.size === 1 && (
          <li className={`${styles.item} ${styles.total}`}>
            <span className={styles.product}>
              <Trans>Total</Trans>
            </span>
            <bdi dir="ltr" className="figures">
              {moneyText(locale, total, [...currencies].join())}
            </bdi>
          </li>
        )}
      </ul>
    </>
  );
}
