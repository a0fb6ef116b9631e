import { limits } from "@bellhop/contract/limits";

/** How urgent a wait is: it turns amber at 5 minutes and solid red at 15. */
export function urgencyOf(minutes: number): "calm" | "amber" | "red" {
  if (minutes >= limits.waitingTooLongMinutes) return "red";
  return minutes >= limits.waitingLongMinutes ? "amber" : "calm";
}

/** Whole minutes passed since an instant; never negative, whatever the two clocks think. */
export function minutesSince(since: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
}
