export {
  countLive,
  freezeThreads,
  inParts,
  listDaysToCount,
  listDaysToRecount,
  recountThreads,
  type Staffed,
  storeDays,
} from "./count-days.ts";
export type { Fact } from "./count-thread.ts";
export type { CountedDay } from "./facts.queries.ts";
export { findTitles, listGapTexts } from "./gaps.ts";
export { listConversationDays, listCounted, listNewestTexts, toCountedThing } from "./list-counted.ts";
export { countQueue, recountQueue } from "./queues.ts";
export {
  type Compared,
  countGaps,
  daysIn,
  daysOf,
  figuresOf,
  hoursOf,
  type Numbers,
  questionsOf,
  readNumbers,
  venuesOf,
} from "./read-figures.ts";
export { readsAs } from "./reads-as.ts";
