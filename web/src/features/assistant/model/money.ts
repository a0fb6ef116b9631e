import type { ModelMoney } from "@bellhop/contract/model";
import { useFormats } from "../../../core/language/formats.ts";

const millionths = 1_000_000;

/** Sums of ten cents or more have the usual digits; smaller ones two significant digits: €0.00032. */
export function useMoney(): (sum: ModelMoney) => string {
  const { locale } = useFormats();
  return ({ currency, micros }) => {
    const amount = micros / millionths;
    const isSmall = amount > 0 && amount < 0.1;
    const options = isSmall
      ? ({ style: "currency", currency, maximumSignificantDigits: 2 } as const)
      : ({ style: "currency", currency } as const);
    return new Intl.NumberFormat(locale, options).format(amount);
  };
}
