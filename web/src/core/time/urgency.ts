import { limits } from "@bellhop/contract/limits";

/** Amber from 5 minutes, red from 15. */
export function urgencyOf(minutes: number): "calm" | "amber" | "red" {
  if (minutes >= limits.waitingTooLongMinutes) return "red";
  return minutes >= limits.waitingLongMinutes ? "amber" : "calm";
}

/** Whole minutes since an instant; never negative, even if the clocks differ. */
export function minutesSince(since: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
}
