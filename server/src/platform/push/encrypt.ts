import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Push services accept at least 4,096 bytes (RFC 8030), of which the encryption takes 103. */
export const maxPushBytes = 3_993;

const keyBytes = 16;
const nonceBytes = 12;
const recordSize = 4_096;
/** Ends the last record (RFC 8188). */
const lastRecord = Buffer.of(2);

type Chosen = { salt?: Buffer; privateKey?: Buffer };

/**
 * Encrypts a message for a browser (RFC 8291, `aes128gcm`). Throws if the subscription's key is no point of the curve.
 * Tests choose the random values.
 */
export function encryptPush(
  { keys }: Subscription,
  text: string,
  { salt = randomBytes(16), privateKey }: Chosen = {},
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > maxPushBytes) throw new Error(`A push has at most ${maxPushBytes} bytes`);
  const browserKey = Buffer.from(keys.p256dh, "base64url");
  const own = createECDH("prime256v1");
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const ownKey = own.getPublicKey();
  const shared = own.computeSecret(browserKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browserKey, ownKey]);
  const secret = hkdfSync("sha256", shared, Buffer.from(keys.auth, "base64url"), info, 32);
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createCipheriv("aes-128-gcm", derive("aes128gcm", keyBytes), derive("nonce", nonceBytes));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([
    ...[salt, size, Buffer.of(ownKey.length), ownKey],
    ...[cipher.update(Buffer.concat([plain, lastRecord])), cipher.final(), cipher.getAuthTag()],
  ]);
}
