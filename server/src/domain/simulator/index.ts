export { findCall } from "./calls.queries.ts";
export { findLastWritten } from "./ledger.queries.ts";
export { callToMake, callWasTried } from "./make-call.ts";
export { findDelivery, outcomesOf } from "./outcomes.ts";
export { findSimulatedNumber, listPlayableGuests } from "./phones.queries.ts";
export { becomeGuest, freePhone, mustBePlayable, takeUpPhone } from "./phones.ts";
export { simulatorArrivals, simulatorCalls } from "./plan-calls.ts";
export { postWebhook } from "./post-webhook.ts";
export { messageArrives, venueReads } from "./reach-phone.ts";
export { startOver, toBubble, toCall, viewPhone } from "./screen.ts";
export {
  simulatorAppSecret,
  simulatorNumberId,
  simulatorToken,
  venueOfSimulatorNumber,
} from "./simulator-number.ts";
export { setSwitches } from "./switches.ts";
export { type MessageToPhone, takeMessage } from "./take-message.ts";
export { signatureOf } from "./webhook-body.ts";
export { writeAsGuest } from "./write-as-guest.ts";
