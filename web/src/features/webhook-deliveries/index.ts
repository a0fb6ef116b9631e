export { QuarantineCount } from "./QuarantineCount.tsx";
export { QuarantinedDeliveries } from "./QuarantinedDeliveries.tsx";
