import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

export type BrowserKeys = { p256dh: string; auth: string };

export type Browser = { keys: BrowserKeys; decrypt(body: Buffer): string };

/** A browser's side of RFC 8291: its keys, and what it reads with them. */
export function makeBrowser(): Browser {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.getPublicKey().toString("base64url"), auth: auth.toString("base64url") },
    decrypt(body) {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + keyLength);
      const record = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), senderKey]);
      const secret = Buffer.from(hkdfSync("sha256", own.computeSecret(senderKey), auth, info, 32));
      const derive = (name: string, bytes: number) =>
        Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, bytes));
      const open = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
      open.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([open.update(record.subarray(0, -16)), open.final()]);
      const end = padded.lastIndexOf(2);
      if (end < 0) throw new Error("The record has no end");
      return padded.subarray(0, end).toString();
    },
  };
}
