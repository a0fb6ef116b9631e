/** Formats an amount in major units. Outside payloads may name a currency that does not exist. */
export function moneyText(locale: string, amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount);
  } catch {
    return `${new Intl.NumberFormat(locale).format(amount)} ${currency}`.trim();
  }
}
