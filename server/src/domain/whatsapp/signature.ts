import { createHmac, timingSafeEqual } from "node:crypto";

const shape = /^sha256=([0-9a-f]{64})$/;

export const isSignature = (header: unknown) => typeof header === "string" && shape.test(header);

/** Which of the secrets signed these bytes (its index), or undefined. Each is compared in constant time. */
export function findSigningSecret(
  body: Buffer,
  header: string | undefined,
  secrets: string[],
): number | undefined {
  const given = shape.exec(header ?? "")?.[1];
  if (!given) return undefined;
  const signature = Buffer.from(given, "hex");
  const signer = secrets.findIndex((secret) =>
    timingSafeEqual(createHmac("sha256", secret).update(body).digest(), signature),
  );
  return signer < 0 ? undefined : signer;
}
