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
  const categories: Record<CostOf["category"], string> = {
    marketing: t`WhatsApp category: marketing.`,
    utility: t`WhatsApp category: utility.`,
    authentication: t`WhatsApp category: authentication.`,
    service: t`WhatsApp category: reply.`,
  };
  const options = { style: "currency", currency, maximumSignificantDigits: 2 } as const;
  const price = micros === null ? "" : new Intl.NumberFormat(locale, options).format(micros / millionths);
  const day = date(prices_of);
  return (
    <p className={styles.about}>
      {categories[category]}{" "}
      {price && (
        <Trans>
          About {price} a message, by Meta's prices of {day}.
        </Trans>
      )}
    </p>
  );
}
