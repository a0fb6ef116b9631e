import { taskQueue } from "../tasks/index.ts";

/** It reports progress after every batch. */
export const replayQueue = taskQueue("replay-messages", { atOnce: 1, timeLimitSeconds: 1_800 });
