export { findCall } from "./calls.queries.ts";
export { callWebhook, deliverToPhone } from "./jobs.ts";
export { findLastWritten } from "./ledger.queries.ts";
export { findDelivery, outcomesOf } from "./outcomes.ts";
export { findSimulatedNumber, listPlayableGuests } from "./phones.queries.ts";
export { becomeGuest, freePhone, mustBePlayable, takeUpPhone } from "./phones.ts";
export { venueReads } from "./reach-phone.ts";
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
