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
export { countTry, sweepTries, type Try, type TryKind, takeBack } from "./tries.ts";
