import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";

/** `publicKey` is the uncompressed point and `privateKey` the scalar, both in base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

/** Push services refuse tokens that are valid for more than a day (RFC 8292). */
const validSeconds = 12 * 3_600;

export function makePushKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y, d } = privateKey.export({ format: "jwk" });
  if (!x || !y || !d) throw new Error("The key has no coordinates");
  const point = [Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return { publicKey: Buffer.concat(point).toString("base64url"), privateKey: d };
}

/** The header with which the push service of `endpoint` knows who sends (RFC 8292). */
export function vapidHeader(
  { publicKey, privateKey }: PushKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): string {
  const point = Buffer.from(publicKey, "base64url");
  const key = createPrivateKey({
    format: "jwk",
    key: {
      ...{ kty: "EC", crv: "P-256", d: privateKey },
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33, 65).toString("base64url"),
    },
  });
  const exp = Math.floor(now.getTime() / 1_000) + validSeconds;
  const signed = [
    { typ: "JWT", alg: "ES256" },
    { aud: new URL(endpoint).origin, exp, sub: contact },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${signed}.${signature.toString("base64url")}, k=${publicKey}`;
}
