import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";

/** The number a venue has on the simulated network, as its channel and every webhook names it. */
export function simulatorNumberId(venueId: number): string {
  return `sim-${venueId}`;
}

/** The venue of a simulated number; undefined for any other number. */
export function venueOfSimulatorNumber(phoneNumberId: string): number | undefined {
  const digits = /^sim-([1-9]\d{0,14})$/.exec(phoneNumberId)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The access token of a venue's simulator channel, derived from the venue id so that checking it reads nothing. */
export function simulatorToken(secretKey: Secret, venueId: number): string {
  return deriveKey(secretKey, `simulator access token of venue ${venueId}`).toString("hex");
}

/** The simulator signs its webhook calls with this, as Meta does with an app's secret. */
export function simulatorAppSecret(secretKey: Secret): string {
  return deriveKey(secretKey, "simulator app secret").toString("hex");
}
