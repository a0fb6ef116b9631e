export { openCalendar } from "./calendar.ts";
export { listChanges } from "./changes.ts";
export { conditionsHold } from "./conditions.ts";
export { asRule, dryRunOf } from "./dry-run-of.ts";
export { fitsStay } from "./fits-stay.ts";
export { holdsUntil } from "./holds-until.ts";
export { bookedReachMs, changedReachMs, daysBefore, doorCodeFrom } from "./moments.ts";
export {
  findOffer,
  findOrderSince,
  listUplift,
  lockOffer,
  noteAsked,
  noteDeclined,
  noteOrdered,
  type OfferAsked,
  type StoredOffer,
} from "./offers.ts";
export {
  isDueNow,
  languagesOf,
  type PlanByRule,
  planOf,
  planRules,
  putTogether,
  type ToPlan,
} from "./plan-of.ts";
export { proactiveTickQueue, sendFirstQueue } from "./queues.ts";
export { dayOfStay, inRoomsOf, isRoomOn, withAllCodes } from "./rooms-of-day.ts";
export {
  addReadyMade,
  addRule,
  deleteRule,
  listPauses,
  listRules,
  lockToSendFirst,
  nextMinute,
  requireRuleIfNamed,
  saveRule,
  setPaused,
  switchRule,
  viewPause,
} from "./rules.ts";
export {
  addSends,
  deleteSendsBefore,
  eraseFromSends,
  exportDeclined,
  exportSends,
  findSentFirst,
  listDeliveries,
  listResults,
  listSends,
  noteFirstSend,
} from "./sends.ts";
export {
  findLastChange,
  listStaysInReach,
  lockStay,
  readStay,
  readStaysToPlan,
  type StayOfPerson,
} from "./stays.ts";
export type {
  Consent,
  ExtraToOffer,
  GuestToPlan,
  Pause,
  Planned,
  PlanSettings,
  Rule,
  RuleWords,
  StayToPlan,
  UsableTemplate,
  Wording,
} from "./types.ts";
export { usualDay } from "./usual-day.ts";
export { holdsDoorCode, textOfRule, wordMail, wordTemplate, wordText } from "./wording.ts";
