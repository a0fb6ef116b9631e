import { cancelSound, playNote, playSound } from "../../../core/sound/sound.ts";

const everyMs = 60_000;

/** Rings at once for each new emergency, and again every minute while one is open. */
export function createAlarm(ring: () => void) {
  let open: ReadonlySet<string> = new Set();
  let timer: ReturnType<typeof setInterval> | undefined;
  return (emergencyIds: readonly string[]) => {
    const isNew = emergencyIds.some((id) => !open.has(id));
    open = new Set(emergencyIds);
    if (!isNew && open.size > 0) return;
    clearInterval(timer);
    if (!isNew) return cancelSound();
    ring();
    timer = setInterval(ring, everyMs);
  };
}

/** Six clear notes, louder than the tone for waiting guests. */
export const ringAlarm = () =>
  playSound((context) => {
    for (const [index, hertz] of [988, 740, 988, 740, 988, 740].entries())
      playNote(context, { hertz, afterSeconds: index * 0.22, seconds: 0.2, volume: 0.4 });
  });
