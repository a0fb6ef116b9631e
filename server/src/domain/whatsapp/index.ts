export {
  eraseChannelEvents,
  findChannel,
  listAccountRoutes,
  listNumberRoutes,
  noteOtherAgentSeen,
  noteWebhook,
  pauseMarketing,
  storeChannelEvent,
} from "./channels.ts";
export {
  type CheckedConnection,
  checkConnection,
  exchangeCode,
  toChecks,
  type WantedConnection,
} from "./check-connection.ts";
export {
  channelSecretPlace,
  connectChannel,
  findWebChannel,
  findWhatsappChat,
  findWhatsappLink,
  openEmailChannel,
  openWebChannel,
} from "./connect-channel.ts";
export type { ConnectionRow } from "./connections.queries.ts";
export {
  changeConnection,
  countNumbersBesides,
  countOperatorNumbers,
  findConnection,
  findLastWebhookAt,
  hasNumber,
  lockNumber,
  markDisconnected,
  openConnection,
  removeRoutes,
  resumeSending,
  routeNumber,
  type StopReason,
  setNumber,
  setStanding,
  stopSending,
  storeChecks,
  viewChannelEvents,
  viewConnection,
} from "./connections.ts";
export {
  failureIn,
  isMarketingLimitedCode,
  isMarketingStoppedCode,
  isPairRateCode,
  isPassing,
  isPaymentCode,
  isSpamCode,
  isUnreachableCode,
  isWindowClosedCode,
  stopReasonOf,
} from "./errors.ts";
export { channelIdsOf, channelKindOf, joinChannel, joinChannels } from "./fragments.ts";
export type { GraphAnswer } from "./graph-call.ts";
export { type GraphClient, type GraphNumber, openGraphClient, type SendOutcome } from "./graph-client.ts";
export type { MessageToSend, OutgoingContent } from "./graph-message.ts";
export { isUnusuallySilent, silenceReadDays } from "./is-unusually-silent.ts";
export { parseJson, UnreadableBody } from "./loose-json.ts";
export { silenceQueue } from "./queues.ts";
export { priceOf, rateCard } from "./rate-card.ts";
export { readBody } from "./read-body.ts";
export { findSigningSecret, isSignature } from "./signature.ts";
export type {
  AddressChange,
  ControlChange,
  Delivery,
  Echo,
  EventUpdate,
  GuestAddress,
  HistoryMessage,
  InboundContent,
  InboundMedia,
  InboundMessage,
  MessageChange,
  NumberUpdates,
  Preference,
  Price,
  StatusUpdate,
  Update,
} from "./updates.ts";
export type { Channel } from "./whatsapp.queries.ts";
