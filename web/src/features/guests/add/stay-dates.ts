const dayMs = 86_400_000;

/** `YYYY-MM-DD`, some days later. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

export const nightsBetween = (checkin: string, checkout: string): number =>
  Math.round((Date.parse(checkout) - Date.parse(checkin)) / dayMs);
