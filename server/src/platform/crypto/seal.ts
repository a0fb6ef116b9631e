import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Secret } from "./secret.ts";

export function deriveKey(secretKey: Secret, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey.reveal(), "bellhop", purpose, 32));
}

/** AES-256-GCM. `belongsTo` (venue, table, column, row) is authenticated: the value opens in no other place. */
export function seal(key: Buffer, plaintext: string, belongsTo: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(Buffer.from(belongsTo));
  const sealed = Buffer.concat([cipher.update(plaintext, "utf8"), cipher.final()]);
  return `1.${nonce.toString("base64url")}.${cipher.getAuthTag().toString("base64url")}.${sealed.toString("base64url")}`;
}

/** Throws if the key, `belongsTo` or a byte differs from `seal`. */
export function open(key: Buffer, sealed: string, belongsTo: string): string {
  const [version, nonce, tag, body] = sealed.split(".");
  if (version !== "1" || !nonce || !tag || body === undefined)
    throw new Error("Sealed value has an unknown form");
  const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(nonce, "base64url"));
  decipher.setAAD(Buffer.from(belongsTo));
  decipher.setAuthTag(Buffer.from(tag, "base64url"));
  return Buffer.concat([decipher.update(Buffer.from(body, "base64url")), decipher.final()]).toString("utf8");
}
