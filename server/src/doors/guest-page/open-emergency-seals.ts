import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";

/** Long enough to call for help and to show the page to someone. */
const lifeSeconds = 15 * 60;

export type EmergencySeals = {
  /** Proves for a while that staff of the venue got an emergency: an address alone must not say so. */
  make(venueId: number): string;
  isValid(venueId: number, seal: unknown): boolean;
};

export function openEmergencySeals(secretKey: Secret, clock: Clock): EmergencySeals {
  const now = () => Math.floor(clock.now().getTime() / 1000);
  const sealOf = (venueId: number, endsAt: number) =>
    `${endsAt}.${createHmac("sha256", deriveKey(secretKey, "emergencies on the guest page"))
      .update(`${venueId} ${endsAt}`)
      .digest("base64url")}`;
  return {
    make: (venueId) => sealOf(venueId, now() + lifeSeconds),
    isValid(venueId, seal) {
      if (typeof seal !== "string") return false;
      const endsAt = Number.parseInt(seal, 10);
      const expected = Buffer.from(sealOf(venueId, endsAt));
      const received = Buffer.from(seal);
      return endsAt >= now() && received.length === expected.length && timingSafeEqual(received, expected);
    },
  };
}
