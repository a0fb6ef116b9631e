export type LeadUnit = "minutes" | "hours" | "days";

const minutesOf: Record<LeadUnit, number> = { minutes: 1, hours: 60, days: 60 * 24 };

/** In the largest unit that divides it. */
export function leadTime(minutes: number): { count: number; unit: LeadUnit } {
  const unit = (["days", "hours"] as const).find((one) => minutes > 0 && minutes % minutesOf[one] === 0);
  return { count: minutes / minutesOf[unit ?? "minutes"], unit: unit ?? "minutes" };
}

export const leadMinutes = (count: number, unit: LeadUnit): number => count * minutesOf[unit];

export const maxLead = (unit: LeadUnit): number => Math.floor((60 * 24 * 90) / minutesOf[unit]);
