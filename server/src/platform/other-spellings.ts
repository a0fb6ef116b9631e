/**
 * The other spellings under which WhatsApp reports the same mobile number, E.164. Landlines have none. An account keeps
 * the number that it was registered with.
 *
 * - Brazil: mobile numbers have a ninth digit, and older accounts are registered without it.
 * - Mexico: +521 was the mobile prefix until 2019.
 * - Argentina: mobile numbers have a 9 behind +54 when called from abroad.
 * - Ivory Coast: since 31 January 2021 the network's digits (01, 05, 07) are before the eight digits.
 * - Benin: since 30 November 2024 all numbers have 01 before the eight digits.
 */
export function otherSpellings(phone: string): string[] {
  const rules: ReadonlyArray<[spelling: RegExp, other: string]> = [
    [/^\+55(\d{2})9([6-9]\d{7})$/, "+55$1$2"],
    [/^\+55(?<area>\d{2})(?<rest>[6-9]\d{7})$/, "+55$<area>9$<rest>"],
    [/^\+521(\d{10})$/, "+52$1"],
    [/^\+52(\d{10})$/, "+521$1"],
    [/^\+549(\d{10})$/, "+54$1"],
    [/^\+54(\d{10})$/, "+549$1"],
    [/^\+2250[157](\d{8})$/, "+225$1"],
    // The second digit was the network's.
    [/^\+225(?<rest>[04-9][0-3]\d{6})$/, "+22501$<rest>"],
    [/^\+225(?<rest>[04-9][4-6]\d{6})$/, "+22505$<rest>"],
    [/^\+225(?<rest>[04-9][7-9]\d{6})$/, "+22507$<rest>"],
    [/^\+22901(\d{8})$/, "+229$1"],
    [/^\+229(?<rest>\d{8})$/, "+22901$<rest>"],
  ];
  return rules.flatMap(([spelling, other]) => (spelling.test(phone) ? [phone.replace(spelling, other)] : []));
}
