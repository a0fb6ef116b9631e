export {
  causeOfAlert,
  causesOfChannel,
  causesOfConversation,
  type Holding,
} from "./causes.ts";
export { climb, isStillFor, lastToldTo, type Person, whoIsTold } from "./climb.ts";
export type { DeviceRow } from "./devices.queries.ts";
export {
  ensurePushKeys,
  findSubscription,
  listDevices,
  noteDeviceResult,
  removeDevice,
  removeDevicesOf,
  removeOwnDevice,
  storeDevice,
  viewDevices,
} from "./devices.ts";
export { dutyAt } from "./duty.ts";
export { eraseFromNotifications, eraseOldNotifications } from "./erase.ts";
export { openLaddersOf } from "./fragments.ts";
export type { LadderOfThing, LadderRow, NotificationRow } from "./ladders.queries.ts";
export {
  countLaddersOfDay,
  findLadder,
  lockLadders,
  openLadder,
  reachSteps,
  settle,
  takeBack,
  thingOf,
} from "./ladders.ts";
export { lookAgain, noteCalling, noteChange } from "./note-change.ts";
export { notificationWords } from "./notification.words.ts";
export type { MuteRow, NotifiedMemberRow } from "./people.queries.ts";
export {
  addMute,
  changeDuty,
  changeDutyPlan,
  changeOwn,
  claimSummaries,
  claimWeekSummaries,
  endMuteOf,
  listMutes,
  listNotifiedMembers,
  storedDuty,
  takeEndedSnoozes,
  viewOwn,
} from "./people.ts";
export {
  climbLaddersQueue,
  followAlertsQueue,
  sendQueues,
  summarizeAlertsQueue,
  summarizeWeekQueue,
} from "./queues.ts";
export {
  beginSending,
  callAgain,
  endSending,
  findNotification,
  markAllOpened,
  snooze,
  takeBackAgain,
} from "./sending.ts";
export { tellOf, viewLadders } from "./views.ts";
export type { WebhookRow } from "./webhooks.queries.ts";
export {
  findWebhook,
  listWebhookRows,
  listWebhooksToCall,
  noteWebhookResult,
  removeWebhook,
  renewSecret,
  saveWebhook,
  signedHeaders,
  toWebhook,
} from "./webhooks.ts";
