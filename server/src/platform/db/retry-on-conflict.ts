import { setTimeout as pause } from "node:timers/promises";
import { errorCode } from "./connections.ts";

const patienceMs = 8_000;
const maxPauseMs = 100;
const maxTimesTaken = 3;

/** Retries after a deadlock, serialization failure or lock timeout for 8 s; after a unique violation twice. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  let timesTaken = 0;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const code = errorCode(error) ?? "";
      const isInEachOthersWay = ["40P01", "40001", "55P03"].includes(code);
      const wasTaken = code === "23505" && ++timesTaken < maxTimesTaken;
      const isPatient = performance.now() - startedAt < patienceMs;
      if (!wasTaken && !(isInEachOthersWay && isPatient)) throw error;
      await pause(Math.random() * maxPauseMs);
    }
  }
}
