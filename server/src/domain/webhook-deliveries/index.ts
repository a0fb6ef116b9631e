export { type ChannelUpdates, groupBySender, splitUpdates } from "./channel-updates.ts";
export { markWebhookDelivery, storeWebhookDelivery, type Verdict } from "./deliveries.ts";
export {
  findSetAside,
  listSetAsidePage,
  putDeliveryAway,
  readableBytes,
  takeDeliveryOut,
  viewDelivery,
} from "./set-aside.ts";
