const monthOf = new Map(
  ["en", "es", "fr", "de", "it", "pt", "ar", "nl", "ru", "tr"].flatMap((language) =>
    Array.from({ length: 12 }, (_, month) => {
      const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "long" });
      const name = format.formatToParts(new Date(2024, month, 2)).find(({ type }) => type === "month");
      return [(name?.value ?? "").normalize("NFKC").toLowerCase(), String(month + 1).padStart(2, "0")];
    }),
  ),
);
const month = [...monthOf.keys()].sort((one, other) => other.length - one.length).join("|");
const dayMonth = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s(?:of |de )?(${month})(?!\p{L})`,
  "giu",
);
const monthDay = new RegExp(
  String.raw`(?<!\p{L})(${month})\s(?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?!:)`,
  "giu",
);

/** Days of a month as 12.05, however the month is named. */
export function daysInFigures(text: string): string {
  const date = (day: string, name: string) => ` ${day}.${monthOf.get(name.toLowerCase())} `;
  return text
    .replace(/(\d{4})-(\d\d)-(\d\d)(?!\d)/gu, "$3.$2.$1")
    .replace(
      /(\d{1,2})\s?月\s?(\d{1,2})\s?[日号]/gu,
      (_, name: string, day) => ` ${day}.${name.padStart(2, "0")} `,
    )
    .replace(/\b(\d{1,2})(?:\/(\d)\b|\.\s?(\d)\.)/gu, (_, day, slash, dot) => `${day}.0${slash ?? dot} `)
    .replace(dayMonth, (_, day: string, name: string) => date(day, name))
    .replace(monthDay, (_, name: string, day: string) => date(day, name));
}
