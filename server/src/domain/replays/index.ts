export { makeBursts } from "./make-bursts.ts";
export { replayQueue } from "./queues.ts";
export {
  type Burst,
  type ContextRow,
  findReplay,
  listContexts,
  listDifferences,
  listWritten,
  markReplayEnded,
  openReplay,
  type Replayed,
  type ReplayRow,
  restart,
  storeReplayed,
} from "./replays.ts";
