export { makeBursts } from "./make-bursts.ts";
export { replayQueue } from "./queues.ts";
export {
  type Burst,
  type ContextRow,
  findReplay,
  listDifferences,
  listMessagesToReplay,
  listReplayContexts,
  markReplayEnded,
  openReplay,
  type Replayed,
  type ReplayRow,
  restartReplay,
  storeReplayed,
} from "./replays.ts";
