import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../../core/language/formats.ts";
import { useChannelNames } from "../../guests/index.ts";
import { ChartCard } from "../ChartCard.tsx";
import { NumberLink } from "../NumberLink.tsx";
import styles from "../StatisticsScreen.module.css";
import { Parts } from "./Parts.tsx";
import type { Shown } from "./shown.ts";

/** Returns a category that we don't know unchanged. */
export function useCategoryName(): (category: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    service: t`Replies`,
    utility: t`Stay information`,
    marketing: t`Offers`,
    authentication: t`Sign-in codes`,
  };
  return (category) => names[category] ?? category;
}

export function ChannelsCard({ statistics: { figures } }: Shown) {
  const { t } = useLingui();
  const { number } = useFormats();
  const names = useChannelNames();
  const nameOf = useCategoryName();
  const { channels, whatsapp } = figures;
  const sorted = channels.toSorted((one, other) => other.count - one.count);
  const delivered = (
    <NumberLink counted={{ number: "whatsapp_messages" }} value={whatsapp.delivered}>
      {number(whatsapp.delivered)}
    </NumberLink>
  );
  const billable = (
    <NumberLink counted={{ number: "whatsapp_billable" }} value={whatsapp.billable}>
      {number(whatsapp.billable)}
    </NumberLink>
  );
  return (
    <ChartCard
      title={t`Channels and cost`}
      span="channels"
      numbers={["conversations", "whatsapp_messages", "whatsapp_billable"]}
      table={
        channels.length + whatsapp.categories.length > 0
          ? {
              columns: [t`Channel`, t`Conversations`, t`Messages`, t`Billable`],
              rows: [
                ...sorted.map(({ channel, count }) => [
                  names[channel],
                  {
                    text: number(count),
                    value: count,
                    counted: { number: "conversations", key: channel } as const,
                  },
                  "–",
                  "–",
                ]),
                ...whatsapp.categories.map(({ category, count, billable: paid }) => [
                  `WhatsApp: ${nameOf(category)}`,
                  "–",
                  {
                    text: number(count),
                    value: count,
                    counted: { number: "whatsapp_messages", key: category } as const,
                  },
                  {
                    text: number(paid),
                    value: paid,
                    counted: { number: "whatsapp_billable", key: category } as const,
                  },
                ]),
              ],
            }
          : undefined
      }
    >
      {whatsapp.delivered > 0 && (
        <>
          <p className={styles.figures}>
            <strong className={styles.figure}>{billable}</strong>
            <span>
              <Trans>billable of {delivered} WhatsApp messages</Trans>
            </span>
          </p>
          <p className={styles.note}>
            <Trans>WhatsApp reports no prices. Meta bills them to your account.</Trans>{" "}
            <Link to="/whatsapp">
              <Trans>Usage this month</Trans>
            </Link>
          </p>
        </>
      )}
      {sorted.length > 0 ? (
        <Parts
          label={t`Conversations by channel`}
          parts={sorted.map(({ channel, count }) => ({
            name: names[channel],
            count,
            counted: { number: "conversations", key: channel },
          }))}
        />
      ) : (
        <p className={styles.none}>
          <Trans>No conversations in this period.</Trans>
        </p>
      )}
    </ChartCard>
  );
}
