export { PushOffer } from "./device/PushOffer.tsx";
export { onThisDevice } from "./device/this-device-store.ts";
export { isReported, useReportOpened } from "./device/use-report-opened.ts";
export { useSkipReasons, useStepNames } from "./ladder/words.ts";
export { useDutyList } from "./notification-queries.ts";
export { MuteGuestItem } from "./you/MuteGuestItem.tsx";
export { SoundItem } from "./you/SoundItem.tsx";
export { useSoon } from "./you/use-duty-words.ts";
