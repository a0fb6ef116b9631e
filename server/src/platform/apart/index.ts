export {
  ApartFailed,
  type ApartLimits,
  type ApartOptions,
  type ApartReason,
  apartMay,
  apartMemory,
  type OnCrash,
  outputApart,
  runApart,
} from "./run-apart.ts";
