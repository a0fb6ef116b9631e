import { openDatabase, type ReadingAtVenue } from "../../../server/src/platform/at/index.ts";
import { systemClock } from "../../../server/src/platform/clock.ts";
import { appRole, urlAs } from "../../../server/src/platform/db/index.ts";
import type { Bus } from "../../../server/src/platform/live/bus.ts";
import { openLog } from "../../../server/src/platform/log.ts";

const noBus: Bus = { wake() {}, onWake() {}, onResync() {}, async close() {} };

/** A venue of a running Bellhop, whose views run here, against its database, to count their statements. */
export async function openCountingVenue(ownerUrl: string, venueId: number) {
  const jobs = {
    enqueueOn: () => async () => {},
    async work() {},
    async stopClaiming() {},
    async close() {},
  };
  const clock = systemClock;
  const db = openDatabase({
    url: urlAs(ownerUrl, appRole, ""),
    log: openLog("fatal"),
    clock,
    bus: noBus,
    jobs,
    connections: 4,
  });
  return {
    close: () => db.close(),
    once: (view: (at: ReadingAtVenue) => Promise<unknown>) => db.readAtVenue(venueId, view),
    /** The fastest and the median time of a view, each time after `before`, and how many statements it takes. */
    async measure(view: (at: ReadingAtVenue) => Promise<unknown>, before?: () => Promise<unknown>) {
      const times: number[] = [];
      let statements = 0;
      for (let turn = 0; turn < 11; turn++) {
        await before?.();
        const began = performance.now();
        statements = 0;
        await db.readAtVenue(venueId, (at) => view(counting(at, () => statements++)));
        times.push(performance.now() - began);
      }
      const [ms = 0, , , , , medianMs = 0] = times
        .toSorted((one, other) => one - other)
        .map((time) => Math.round(time * 10) / 10);
      return { statements, ms, medianMs };
    },
  };
}

function counting(at: ReadingAtVenue, count: () => void): ReadingAtVenue {
  const tx = new Proxy(at.tx, {
    get(target, name, receiver) {
      count();
      return Reflect.get(target, name, receiver);
    },
  });
  return { ...at, tx };
}
