import type { Request } from "@bellhop/contract/requests";

export type DueGroup = { name: "overdue" | "next_hour" | "day"; day: string; items: Request[] };

const hourMs = 3_600_000;

/** Groups of open requests: overdue, the next hour, then days. Done ones are grouped by day only. */
export function dueGroups(
  requests: readonly Request[],
  now: number,
  dayOf: (at: string) => string,
  byDayOnly = false,
): DueGroup[] {
  const groups: DueGroup[] = [];
  for (const request of requests) {
    const leftMs = Date.parse(request.due_at) - now;
    const day = dayOf(request.due_at);
    const name = byDayOnly || leftMs >= hourMs ? "day" : leftMs < 0 ? "overdue" : "next_hour";
    const last = groups.at(-1);
    const isSame = last?.name === name && (name !== "day" || last.day === day);
    if (last && isSame) last.items.push(request);
    else groups.push({ name, day, items: [request] });
  }
  return groups;
}

/** Whole minutes until it is due; negative once it is late. */
export const minutesUntil = (at: string, now: number): number => {
  const minutes = (Date.parse(at) - now) / 60_000;
  return minutes < 0 ? -Math.max(1, Math.floor(-minutes)) : Math.ceil(minutes);
};
