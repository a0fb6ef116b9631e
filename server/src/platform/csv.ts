/** The byte order mark tells Excel that a file is UTF-8. */
export const csvMark = "\ufeff";

/** A line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

/** Prefixes what spreadsheets would run as a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\p{Cc}\u2028\u2029]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
