export { PushOffer } from "./device/PushOffer.tsx";
export { useSkipReasons, useStepNames } from "./ladder/words.ts";
export { SoundItem } from "./you/SoundItem.tsx";
