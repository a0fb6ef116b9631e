import type { InputOf } from "@bellhop/contract/call";
import type { recountStatistics } from "@bellhop/contract/statistics";
import * as z from "zod/mini";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { inParts, listDaysToRecount, recountQueue, storeDays } from "../../domain/statistics/index.ts";
import { openTask, type RunningTask, startTask, taskHandler } from "../../domain/tasks/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuseField } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { findStaffed } from "./find-staffed.ts";

const period = z.object({ from: z.string(), to: z.string() });

/** A manager has the days of a period counted again. Returns the task to watch. */
export async function managerRecountsStatistics(
  at: AtVenue,
  by: Actor,
  { from, to }: InputOf<typeof recountStatistics>,
) {
  if (from > to) throw refuseField("to", "last_day_before_first");
  const { taskId } = await openTask(at, "recount_statistics", by.name, {
    options: { from, to },
    isSeparate: true,
  });
  await startTask(at, recountQueue, taskId);
  await recordChange(at, by, { kind: "statistics_recounted", before: null, after: { from, to } });
  return { task_id: taskId };
}

/** Counts stored days again, and those that ended but are not stored, one after the other. */
export const recountDays = taskHandler(
  { queue: recountQueue, begins: { progress: 0, message: { code: "counting_days", day: 0, days: 0 } } },
  async ({ venueId, options, services, step, reportProgress, commit }: RunningTask<Services>) => {
    const { from, to } = z.parse(period, options);
    const { days, staffed } = await services.db.readAtVenue(venueId, async (at) => ({
      days: await listDaysToRecount(at, from, to),
      staffed: await findStaffed(at),
    }));
    let done = 0;
    for (const part of inParts(days)) {
      await step((at) => storeDays(at, part, staffed));
      done += part.length;
      const message = { code: "counting_days", day: done, days: days.length } as const;
      await reportProgress({ progress: Math.floor((100 * done) / days.length), message });
    }
    await commit(async () => ({}));
  },
);
