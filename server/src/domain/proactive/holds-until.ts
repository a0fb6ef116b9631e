import type { Planned } from "./types.ts";

/**
 * Until when a plan stays as it is, if nothing but time passes; `now` if something is due and not decided yet. So the
 * plan may change with time only at the times that it names.
 */
export function holdsUntil(planned: readonly Planned[], now: Date): Date {
  let next = Number.POSITIVE_INFINITY;
  for (const { isStored, dueAt, at, sendsAt, usefulUntil } of planned) {
    if (isStored) continue;
    if (dueAt <= now) return now;
    for (const time of [dueAt, at, sendsAt, usefulUntil])
      if (time && time > now) next = Math.min(next, time.getTime());
  }
  return next === Number.POSITIVE_INFINITY ? new Date(now.getTime() + dayMs) : new Date(next);
}

const dayMs = 86_400_000;
