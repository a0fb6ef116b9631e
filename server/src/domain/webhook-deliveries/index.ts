export { type ChannelUpdates, groupBySender, splitUpdates } from "./channel-updates.ts";
export { markWebhookDelivery, storeWebhookDelivery } from "./deliveries.queries.ts";
export {
  findSetAside,
  listSetAsidePage,
  putDeliveryAway,
  readableBytes,
  takeDeliveryOut,
  viewDelivery,
} from "./set-aside.ts";
