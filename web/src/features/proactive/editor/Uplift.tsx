import type { ProactiveRule } from "@bellhop/contract/proactive";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import styles from "./Editor.module.css";

/** How many ordered with the offer and without it, and what the offer brings. */
export function Uplift({ uplift }: { uplift: ProactiveRule["uplift"] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const difference = useDifferenceWords();
  if (!uplift) return null;
  const { offered, held_out: heldOut } = uplift;
  const [orders, guests] = [number(offered.count), number(offered.total)];
  const [ordersWithout, guestsWithout] = [number(heldOut.count), number(heldOut.total)];
  return (
    <section className={styles.uplift} aria-label={t`What the offer brings`}>
      <p>
        <Trans>
          Offered: {orders} of {guests} ordered. Held out: {ordersWithout} of {guestsWithout}.
        </Trans>
      </p>
      <p className={styles.dim}>{difference(uplift)}</p>
    </section>
  );
}

function useDifferenceWords() {
  const { t } = useLingui();
  const { number } = useFormats();
  return ({ difference }: NonNullable<ProactiveRule["uplift"]>): string => {
    if (!difference) return t`Too few guests yet to say what the offer brings.`;
    const [low, high] = [Math.round(difference.low * 100), Math.round(difference.high * 100)];
    const [from, to] = [number(Math.abs(low)), number(Math.abs(high))];
    if (difference.low > 0) return t`Of 100 guests, ${from} to ${to} more order with the message.`;
    if (difference.high < 0) return t`Of 100 guests, ${to} to ${from} fewer order with the message.`;
    return t`No clear difference yet: ${from} fewer to ${to} more orders from 100 guests.`;
  };
}
