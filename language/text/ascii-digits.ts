/** Digits of all scripts as 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, asciiDigit);

/** The digits of a script stand in one row of ten, and each row begins where its zero is. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
