const dayMs = 86_400_000;

export const nightsBetween = (checkin: string, checkout: string): number =>
  Math.round((Date.parse(checkout) - Date.parse(checkin)) / dayMs);
