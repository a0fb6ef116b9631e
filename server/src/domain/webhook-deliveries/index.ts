export {
  type ChannelUpdates,
  type DeliverySource,
  groupByGuest,
  splitUpdates,
  updatesOf,
} from "./channel-updates.ts";
export { markWebhookDelivery, storeWebhookDelivery, type Verdict } from "./deliveries.ts";
export { redactDeliveries } from "./redact.ts";
export { deleteOldDeliveries } from "./retention.ts";
export {
  findSetAside,
  listSetAsidePage,
  putDeliveryAway,
  readableBytes,
  takeDeliveryOut,
  viewDelivery,
} from "./set-aside.ts";
