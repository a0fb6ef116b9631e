const partOfDay = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 1440;

/** The quiet parts of a day from midnight (0) to midnight (1). Hours over midnight are two parts. */
export function quietSpans(from: string, to: string): { begins: number; ends: number }[] {
  const [begins, ends] = [partOfDay(from), partOfDay(to)];
  if (begins === ends) return [];
  const spans =
    begins < ends
      ? [{ begins, ends }]
      : [
          { begins: 0, ends },
          { begins, ends: 1 },
        ];
  return spans.filter((span) => span.begins < span.ends);
}
