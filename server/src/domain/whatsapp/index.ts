export { failureIn, saysWindowIsClosed } from "./errors.ts";
export {
  type GraphClient,
  type GraphNumber,
  openGraphClient,
  type SendOutcome,
  type TextToSend,
} from "./graph-client.ts";
export {
  type Delivery,
  type InboundMessage,
  type InboundReport,
  readBody,
  UnreadableBody,
} from "./read-body.ts";
export { whichSecretSigned } from "./signature.ts";
export {
  type Channel,
  findChannel,
  findNumberRoutes,
  keepDelivery,
  type Network,
  type NumberRoute,
} from "./whatsapp.queries.ts";
