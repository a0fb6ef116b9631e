import { minorDigits } from "@bellhop/contract/currencies";
import type { Money } from "@bellhop/contract/entries";
import { useFormats } from "../../../core/language/formats.ts";
import { isolated } from "../../../ui/isolated.ts";

/** An amount in minor units, without decimals if there are none. */
export function useMoneyWords(): (money: Money) => string {
  const { locale } = useFormats();
  return ({ amount, currency }) => {
    const format = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      trailingZeroDisplay: "stripIfInteger",
    });
    return isolated(format.format(amount / 10 ** minorDigits(currency)));
  };
}
