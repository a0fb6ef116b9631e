import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** Held until a start has stored everything, unlike the lock of the migrations. */
export const startLock = 7_236_102;
const askAgainMs = 200;
const tellEveryMs = 10_000;

type Turn<T> = {
  stopped: AbortSignal;
  /** Called when it has to wait, and every ten seconds. */
  tell(seconds: number): void;
  work(): Promise<T>;
};

/**
 * Runs the work while holding an advisory lock, so that processes that start at once prepare the database one after the
 * other. The lock ends with its connection. Polls, because a blocking wait would hold up `create index concurrently`.
 */
export async function inTurn<T>(ownerUrl: string, { stopped, tell, work }: Turn<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: "bellhop start",
    keepAlive: true,
  });
  // Without a listener a lost connection would end the process. The running query rejects too.
  client.on("error", () => {});
  await client.connect();
  try {
    const beganAtMs = performance.now();
    let toldAtMs = Number.NEGATIVE_INFINITY;
    while (!(await isOurs(client))) {
      stopped.throwIfAborted();
      const nowMs = performance.now();
      if (nowMs - toldAtMs >= tellEveryMs) {
        tell(Math.round((nowMs - beganAtMs) / 1_000));
        toldAtMs = nowMs;
      }
      await pause(askAgainMs);
    }
    stopped.throwIfAborted();
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}

async function isOurs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ ours: boolean }>("select pg_try_advisory_lock($1) as ours", [
    startLock,
  ]);
  return rows[0]?.ours === true;
}
