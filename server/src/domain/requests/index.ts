export { eraseFromRequests, eraseOldRequests, eraseRequests, exportRequests } from "./erase.ts";
export { type Extra, listSlots, requirePossible } from "./extras.ts";
export { dayOfTime, instantOf, localDay, localTimeOfDay, planTimes } from "./plan-times.ts";
export { expireRequestQueue } from "./queues.ts";
export type { RequestValues, StepRow, StoredRequest } from "./requests.queries.ts";
export {
  applyStep,
  broadcastRequests,
  findDue,
  findLastStep,
  findRequestPlace,
  findRequestPlaceIfAny,
  insertRequest,
  isLastUndecided,
  listDecidedWith,
  listOpenRequests,
  lockOpenRequests,
  lockRequest,
  lockRequestIfAny,
  type NewRequest,
  noteOpenRequests,
  requireVersion,
  type StepBy,
  undoStep,
} from "./requests.ts";
export { findShiftNote, writeShiftNote } from "./shift-notes.ts";
export { nextState } from "./transitions.ts";
export {
  expiresAt,
  findView,
  listDueBefore,
  listRequests,
  listSteps,
  toRequest,
  undoMs,
  viewRequest,
} from "./views.ts";
