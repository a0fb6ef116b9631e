export { acceptMessage, type MessageToPhone } from "./accept-message.ts";
export { erasePhones, sweepSimulatedMessages } from "./erase.ts";
export { callWebhook, deliverToPhone } from "./jobs.ts";
export { findDelivery, outcomesOf } from "./outcomes.ts";
export { becomeGuest, choosePhone, freePhone, listPlayableGuests, requirePlayable } from "./phones.ts";
export { venueReads } from "./reach-phone.ts";
export { sampleBytes, sampleFiles } from "./sample-files.ts";
export { findCall, startOver, toBubble, toCall, viewPhone } from "./screen.ts";
export { setSwitches } from "./set-switches.ts";
export { readMediaId } from "./simulated-media.ts";
export {
  simulatorAppSecret,
  simulatorNumberId,
  simulatorToken,
  venueOfSimulatorNumber,
} from "./simulator-number.ts";
export { signatureOf } from "./webhook-body.ts";
export { findLastWritten, writeAsGuest } from "./write-as-guest.ts";
