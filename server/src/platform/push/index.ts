export { encryptPush, maxPushBytes, type Subscription } from "./encrypt.ts";
export { makePushKeys, type PushKeys, vapidHeader } from "./vapid.ts";
