import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "./connections.ts";

/** A large unit may hold what others need for seconds; whoever comes behind it should not be sent away for that. */
const patienceMs = 8_000;
const pauseMostMs = 100;
/** Who took the key stands there at the next try; a third time it is no race. */
const timesTakenMost = 3;

/**
 * Tries a unit of work again where another one was in its way: for 8 seconds where they waited for each other, and
 * twice where the other took a key a moment before.
 */
export async function takingTurns<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  let timesTaken = 0;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const code = errorCode(error) ?? "";
      // Deadlock, serialization, lock not available.
      const isInEachOthersWay = ["40P01", "40001", "55P03"].includes(code);
      const wasTaken = code === "23505" && ++timesTaken < timesTakenMost;
      const isPatient = performance.now() - startedAt < patienceMs;
      if (!wasTaken && !(isInEachOthersWay && isPatient)) throw error;
      await pause(Math.random() * pauseMostMs);
    }
  }
}
