/**
 * The other spellings under which WhatsApp reports the same mobile number, E.164. Landlines have none.
 *
 * - Brazil: mobile numbers have a ninth digit, and older accounts are registered without it.
 * - Mexico: +521 was the mobile prefix until 2019.
 * - Argentina: mobile numbers have a 9 behind +54 when called from abroad.
 */
export function otherSpellings(phone: string): string[] {
  const rules: ReadonlyArray<[spelling: RegExp, other: string]> = [
    [/^\+55(\d{2})9([6-9]\d{7})$/, "+55$1$2"],
    [/^\+55(?<area>\d{2})(?<rest>[6-9]\d{7})$/, "+55$<area>9$<rest>"],
    [/^\+521(\d{10})$/, "+52$1"],
    [/^\+52(\d{10})$/, "+521$1"],
    [/^\+549(\d{10})$/, "+54$1"],
    [/^\+54(\d{10})$/, "+549$1"],
  ];
  return rules.flatMap(([spelling, other]) => (spelling.test(phone) ? [phone.replace(spelling, other)] : []));
}
