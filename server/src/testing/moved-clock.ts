import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { connectAsOwner } from "./as-owner.ts";

/** A clock of all processes, moved by a file that they read. */
export function openMovedClock(file: string, from: Date) {
  let movedMs = from.getTime() - Date.now();
  const write = () => writeFileSync(file, String(movedMs));
  write();
  return {
    now: () => new Date(Date.now() + movedMs),
    async pass(ms: number) {
      movedMs += ms;
      write();
      // The processes read the file every 20 ms.
      await pause(30);
    },
    env: {
      MOVED_CLOCK_FILE: file,
      NODE_OPTIONS: `--import ${new URL("moved-clock.mjs", import.meta.url).href}`,
    },
  };
}

const lookEveryMs = 200;

/**
 * Lets jobs begin when they are due by the moved clock, until it is stopped: PostgreSQL has its own clock, which is not
 * moved.
 */
export async function startDueJobs(url: string, now: () => Date) {
  const owner = await connectAsOwner(url);
  let isStopped = false;
  const looked = (async () => {
    while (!isStopped) {
      const { rows } = await owner.query<{ name: string }>(
        `update pgboss.job set start_after = now()
         where state in ('created', 'retry') and start_after > now() and start_after <= $1 returning name`,
        [now()],
      );
      const queues = new Set(rows.map(({ name }) => `\njob ${name}`));
      if (queues.size > 0)
        await owner.query("select pg_notify('bellhop', $1)", [`clock${[...queues].join("")}`]);
      await pause(lookEveryMs);
    }
  })();
  return async () => {
    isStopped = true;
    await looked;
    await owner.end();
  };
}
