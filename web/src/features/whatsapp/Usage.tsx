import type { WhatsappUsage } from "@bellhop/contract/whatsapp";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { Section } from "../../core/pages/Section.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./WhatsappScreen.module.css";
import { useWhatsappUsage } from "./whatsapp-queries.ts";

/** How many messages Meta charges this month, and how many are free. */
export function Usage() {
  const { t } = useLingui();
  const usage = useWhatsappUsage();
  return (
    <Section
      title={t`Usage this month`}
      about={<Trans>Meta bills these messages to your account. Prices differ by country.</Trans>}
    >
      {usage.data ? (
        <Counts usage={usage.data} />
      ) : usage.error ? (
        <Failure
          failure={usage.error}
          title={t`The usage could not be loaded`}
          onRetry={() => void usage.refetch()}
        />
      ) : (
        <div role="status" aria-label={t`Loading the usage`}>
          <Skeleton height={44} />
        </div>
      )}
    </Section>
  );
}

function Counts({ usage: { categories, estimate, without_price: withoutPrice } }: { usage: WhatsappUsage }) {
  const { number, locale, date } = useFormats();
  const { currency } = estimate;
  const pricesOf = date(estimate.prices_of);
  const freeReplies = number(estimate.free_replies);
  const cost = new Intl.NumberFormat(locale, { style: "currency", currency });
  const { t } = useLingui();
  const nameOf = useCategoryName();
  const freeEntry = categories.reduce((sum, { free_entry }) => sum + free_entry, 0);
  const freeByEntry = number(freeEntry);
  const unpriced = number(withoutPrice);
  if (categories.length === 0 && withoutPrice === 0) {
    return (
      <p className={styles.empty}>
        <Trans>No messages counted yet this month.</Trans>
      </p>
    );
  }
  return (
    <>
      <table className={styles.usage}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Category</Trans>
            </th>
            <th scope="col">
              <Trans>Billed</Trans>
            </th>
            <th scope="col">
              <Trans>Free</Trans>
            </th>
            <th scope="col">
              <Trans>Cost</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, charged, free, cost: micros }) => (
            <tr key={category}>
              <th scope="row">{nameOf(category)}</th>
              <td>{number(charged)}</td>
              <td>{number(free)}</td>
              <td>{micros === null ? t`Unknown` : <bdi>{cost.format(micros / millionths)}</bdi>}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              <Trans>Total</Trans>
            </th>
            <td>
              <bdi>{cost.format(estimate.total / millionths)}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
      {freeEntry > 0 && (
        <p className={styles.estimate}>
          <Trans>Free because guests came from an ad or a page button: {freeByEntry}.</Trans>
        </p>
      )}
      {withoutPrice > 0 && (
        <p className={styles.estimate}>
          <Trans>
            Without a price from WhatsApp yet: {unpriced}. This is Bellhop's own count, not Meta's.
          </Trans>
        </p>
      )}
      <p className={styles.estimate}>
        <Trans>
          Estimate, Meta's prices of {pricesOf}. The first {freeReplies} replies are free.
        </Trans>
      </p>
    </>
  );
}

const millionths = 1_000_000;

/** WhatsApp's own word for a category that we do not know. */
function useCategoryName(): (category: string) => string {
  const { t } = useLingui();
  const names = new Map([
    ["service", t`Replies`],
    ["utility", t`Stay information`],
    ["marketing", t`Offers`],
    ["authentication", t`Sign-in codes`],
  ]);
  return (category) => names.get(category) ?? category;
}
