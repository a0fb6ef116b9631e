export {
  type ChannelUpdates,
  type DeliverySource,
  groupByGuest,
  splitUpdates,
  updatesOf,
} from "./channel-updates.ts";
export { markWebhookDelivery, storeWebhookDelivery, type Verdict } from "./deliveries.ts";
export { type Forgotten, redactDeliveries, redactReceived } from "./redact.ts";
export { addressesIn } from "./redact-body.ts";
export { deleteOldDeliveries } from "./retention.ts";
export {
  findSetAside,
  listSetAsidePage,
  putDeliveryAway,
  readableBytes,
  takeDeliveryOut,
  viewDelivery,
} from "./set-aside.ts";
