import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { embeddedDatabaseUrl } from "../server/src/testing/as-owner.ts";
import { openMovedClock, startDueJobs } from "../server/src/testing/moved-clock.ts";
import { startBellhop } from "../server/src/testing/running-bellhop.ts";
import { test as anyBellhop, type Bellhop, startAndStopMs } from "./bellhop.ts";
import { hotelDay } from "./hotel-day.ts";

const dayMs = 86_400_000;

/** The instant of a time at the demo's hotels. Their clocks never change by day. */
export function hotelTime(day: string, time: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`);
  const shown = new Intl.DateTimeFormat("sv-SE", {
    ...{ timeZone: "Europe/Rome", dateStyle: "short", timeStyle: "medium" },
  }).format(asUtc);
  return new Date(2 * asUtc.getTime() - Date.parse(`${shown.replace(" ", "T")}Z`));
}

/** The clock of one Bellhop. It begins at noon of the day after today, and only moves forwards. */
export type MovedClock = {
  /** The date so many days after the first one. */
  day(after: number): string;
  /** Moves it to a time on a day, or by minutes. */
  moveTo(after: number, time: string): Promise<void>;
  pass(minutes: number): Promise<void>;
};

/** A walk through days: its Bellhop is a process with a PostgreSQL and a clock that the walk moves. */
export const test = anyBellhop.extend<{ moved: { bellhop: Bellhop; clock: MovedClock } }>({
  moved: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-walk-"));
      const first = hotelTime(hotelDay(Date.now() + dayMs), "12:00");
      const clock = openMovedClock(path.join(dataDir, "clock"), first);
      const running = await startBellhop({ dataDir, env: { ...clock.env, CALLS_PER_MINUTE: "0" } });
      const databaseUrl = await embeddedDatabaseUrl(dataDir);
      const stopJobs = await startDueJobs(databaseUrl, clock.now);
      const day = (after: number) => hotelDay(first.getTime() + after * dayMs);
      const pass = (minutes: number) => clock.pass(minutes * 60_000);
      const moveTo = (after: number, time: string) =>
        clock.pass(hotelTime(day(after), time).getTime() - clock.now().getTime());
      await use({
        bellhop: { ...running, databaseUrl, mailboxUrl: undefined },
        clock: { day, moveTo, pass },
      });
      await stopJobs();
      await running.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
    { timeout: startAndStopMs },
  ],
  bellhop: ({ moved }, use) => use(moved.bellhop),
});
