/** Runs at most `atOnce` pieces of work at a time; the others wait in order. */
export function openTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next one takes over this slot.
      if (next) next();
      else running--;
    }
  };
}
