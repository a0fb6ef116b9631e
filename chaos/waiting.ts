import { setTimeout as pause } from "node:timers/promises";

/** Polls a condition; false if it does not hold in time. */
export async function until(
  withinMs: number,
  is: () => boolean | Promise<boolean>,
  everyMs = 50,
): Promise<boolean> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await pause(everyMs)) {
    if (await is()) return true;
  }
  return false;
}
