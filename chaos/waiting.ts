import { setTimeout as pause } from "node:timers/promises";

/** True as soon as it is; false when the time has run out. */
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
