import { createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { encryptPush, makePushKeys, maxPushBytes, vapidHeader } from "./index.ts";

const subscription = {
  endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
};

test("the example of RFC 8291 is encrypted as it says", () => {
  const encrypted = encryptPush(subscription, "When I grow up, I want to be a watermelon", {
    salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
    privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
  });
  expect(encrypted.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

test("a push that is too long is refused", () => {
  expect(() => encryptPush(subscription, "a".repeat(maxPushBytes + 1))).toThrow(String(maxPushBytes));
  expect(encryptPush(subscription, "a".repeat(maxPushBytes)).length).toBe(4_096);
});

test("the sender's token is signed for the push service", () => {
  const keys = makePushKeys();
  const now = new Date("2026-11-28T20:00:00Z");
  const header = vapidHeader(keys, { endpoint: subscription.endpoint, contact: "mailto:a@b.example", now });
  const [, token = "", k = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  expect(k).toBe(keys.publicKey);
  expect(JSON.parse(Buffer.from(body, "base64url").toString())).toEqual({
    aud: "https://push.example.net",
    exp: now.getTime() / 1_000 + 12 * 3_600,
    sub: "mailto:a@b.example",
  });
  const point = Buffer.from(k, "base64url");
  const key = createPublicKey({
    format: "jwk",
    key: {
      ...{ kty: "EC", crv: "P-256" },
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  expect(isSigned).toBe(true);
});
