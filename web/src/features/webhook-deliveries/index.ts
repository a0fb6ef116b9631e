export { WaitingDeliveries } from "./QuarantineCount.tsx";
export { SetAsideDeliveries } from "./QuarantinedDeliveries.tsx";
