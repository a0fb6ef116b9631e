import type { WhatsappConnection } from "@bellhop/contract/whatsapp";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import styles from "./WhatsappScreen.module.css";

/** The number, and what WhatsApp last said about it. */
export function NumberFacts({ connection }: { connection: WhatsappConnection }) {
  const { t } = useLingui();
  const { dayAndTime } = useFormats();
  const types = {
    cloud_api: t`Only with Bellhop`,
    coexistence: t`Also in the WhatsApp Business app`,
    shared: t`Shared with another system`,
  };
  // WhatsApp Manager shows its own words for these, too.
  const qualities = new Map([
    ["GREEN", t`High`],
    ["YELLOW", t`Medium`],
    ["RED", t`Low`],
  ]);
  const { quality, messaging_limit, display_phone, verified_name, phone_type, last_webhook_at } = connection;
  const facts: [name: string, value: string | null][] = [
    [t`Number`, display_phone ?? connection.meta_phone_number_id],
    [t`Display name`, verified_name],
    [t`Use`, phone_type && types[phone_type]],
    [t`Quality`, quality && (qualities.get(quality) ?? quality)],
    [t`Guests you can message first, per day`, messaging_limit?.replace(/^TIER_/, "") ?? null],
    [t`Account`, connection.account_status],
    [t`Last webhook from WhatsApp`, last_webhook_at ? dayAndTime(last_webhook_at) : t`none yet`],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
