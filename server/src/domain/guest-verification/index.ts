export {
  createCode,
  exportCodes,
  forgetCodesOf,
  keepCodes,
  prepareCode,
  sweepCodes,
  useCode,
} from "./codes.ts";
export { sendStayCodeQueue } from "./queues.ts";
export { countTry, refundTry, sweepTries, type Try, type TryKind } from "./tries.ts";
