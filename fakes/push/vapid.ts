import { createPublicKey, verify } from "node:crypto";

const longestSeconds = 24 * 3_600;

/** Why a push service refuses who sends (RFC 8292); undefined if the token is right. */
export function whyNotVapid(header: string | undefined, origin: string): string | undefined {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? "") ?? [];
  const [head, body, signature] = token.split(".");
  if (!head || !body || !signature) return "There is no VAPID token";
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return "The key is no point";
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) return "The token is not signed with the key";
  const { aud, exp, sub } = JSON.parse(Buffer.from(body, "base64url").toString()) as Record<string, unknown>;
  if (aud !== origin) return `The token is for ${String(aud)}`;
  // Tests set the sender's clock: only a token without an expiry, or one that has expired, is refused.
  if (typeof exp !== "number") return "The token does not expire";
  if (exp < Date.now() / 1_000 - longestSeconds) return "The token has expired";
  return /^(mailto:|https:)/.test(String(sub)) ? undefined : "The token names no contact";
}
