export {
  ApartFailed,
  type ApartOptions,
  type ApartReason,
  apartMay,
  apartMemory,
  type OnCrash,
  outputApart,
  runApart,
} from "./run-apart.ts";
