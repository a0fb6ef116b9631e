export { findChannel, listNumberRoutes } from "./channels.ts";
export { failureIn, saysWindowIsClosed } from "./errors.ts";
export {
  type GraphClient,
  type GraphNumber,
  openGraphClient,
  type SendOutcome,
  type TextToSend,
} from "./graph-client.ts";
export { UnreadableBody } from "./loose-json.ts";
export { type Delivery, readBody } from "./read-body.ts";
export type { InboundMessage, StatusUpdate } from "./read-update.ts";
export { isSignature, whichSecretSigned } from "./signature.ts";
