import type { OutputOf } from "@bellhop/contract/call";
import type { previewProactiveRule } from "@bellhop/contract/proactive";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import styles from "./Preview.module.css";

type CostOf = NonNullable<OutputOf<typeof previewProactiveRule>["cost"]>;

const millionths = 1_000_000;

/** What WhatsApp charges for one message of this kind. */
export function Cost({ cost: { category, micros, currency, prices_of } }: { cost: CostOf }) {
  const { t } = useLingui();
  const { locale, date } = useFormats();
  const options = { style: "currency", currency, maximumSignificantDigits: 2 } as const;
  const price =
    micros === null ? undefined : new Intl.NumberFormat(locale, options).format(micros / millionths);
  const day = date(prices_of);
  return (
    <p className={styles.about}>
      {price === undefined ? withoutPrice(category) : withPrice(category, price)}{" "}
      {price !== undefined && <Trans>By Meta's prices of {day}.</Trans>}
    </p>
  );

  function withPrice(category: CostOf["category"], price: string): string {
    const sentences: Record<CostOf["category"], string> = {
      marketing: t`Costs about ${price} as a marketing message.`,
      utility: t`Costs about ${price} as a utility message.`,
      authentication: t`Costs about ${price} as an authentication message.`,
      service: t`Costs about ${price} as a reply.`,
    };
    return sentences[category];
  }

  function withoutPrice(category: CostOf["category"]): string {
    const sentences: Record<CostOf["category"], string> = {
      marketing: t`WhatsApp counts it as a marketing message.`,
      utility: t`WhatsApp counts it as a utility message.`,
      authentication: t`WhatsApp counts it as an authentication message.`,
      service: t`WhatsApp counts it as a reply.`,
    };
    return sentences[category];
  }
}
