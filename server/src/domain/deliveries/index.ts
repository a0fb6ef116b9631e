export { keepDelivery, settleDelivery } from "./deliveries.queries.ts";
export { findSetAside, listSetAsidePage, readableBytes, viewDelivery } from "./set-aside.ts";
