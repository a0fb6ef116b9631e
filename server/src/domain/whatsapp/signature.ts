import { createHmac, timingSafeEqual } from "node:crypto";

const shape = /^sha256=([0-9a-f]{64})$/;

export const isSignature = (header: unknown) => typeof header === "string" && shape.test(header);

/** Which of the secrets signed these bytes (its index), or undefined. Each is compared in constant time. */
export function findSigningSecret(
  body: Buffer,
  header: string | undefined,
  secrets: string[],
): number | undefined {
  const sentHex = shape.exec(header ?? "")?.[1];
  if (!sentHex) return undefined;
  const signature = Buffer.from(sentHex, "hex");
  const signer = secrets.findIndex((secret) =>
    timingSafeEqual(createHmac("sha256", secret).update(body).digest(), signature),
  );
  return signer < 0 ? undefined : signer;
}
