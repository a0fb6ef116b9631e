export { deleteOldReports } from "./delete-old-reports.ts";
export type { DeliveryRow, ReportedMessage } from "./delivery.queries.ts";
export { isWithChannel, stateAfterUpdate } from "./delivery-state.ts";
export { eraseDeliveries, eraseNextDeliveries, eraseParkedReportsOf, eraseReportsAbout } from "./erase.ts";
export { exportParkedReports } from "./export.ts";
export { listFailedMessages } from "./list-failed-messages.ts";
export { countUnpriced, listUsage, type PricedMessages } from "./list-usage.ts";
export {
  holdBack,
  markAccepted,
  markInOutbox,
  markQueued,
  markReported,
  markSent,
  markTrouble,
  storePrice,
} from "./mark-delivery.ts";
export { eraseDeliveriesQueue, sendMessagesQueue, statusCheckQueue } from "./queues.ts";
export {
  beginAttempt,
  endAttempt,
  findLastAttempt,
  findNextSend,
  findRecipient,
  lockMessage,
  lockMessageIfAny,
  lockToSend,
} from "./send-attempts.ts";
export { maxAttempts, pauseBeforeAttempt } from "./send-order.ts";
export {
  adoptStatusUpdates,
  type IsForgotten,
  listWithoutStatusUpdate,
  storeStatusUpdate,
} from "./status-updates.ts";
export { findOldestWaiting, listWaitingConversations } from "./waiting-messages.ts";
