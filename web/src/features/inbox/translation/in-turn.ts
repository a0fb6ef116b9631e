/** A slow model is not asked for a whole thread at once. */
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work when its turn comes, in order. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
