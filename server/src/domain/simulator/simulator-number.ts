import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";

/** The number a venue has on the simulated network, as its channel and every webhook names it. */
export function simulatorNumberId(venueId: number): string {
  return `sim-${venueId}`;
}

/** Whose number that is; undefined for anything that is no simulated number. */
export function venueOfSimulatorNumber(phoneNumberId: string): number | undefined {
  const digits = /^sim-([1-9]\d{0,14})$/.exec(phoneNumberId)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** What a venue's simulator channel sends with: known from the venue alone, so that checking it reads nothing. */
export function simulatorToken(secretKey: Secret, venueId: number): string {
  return deriveKey(secretKey, `simulator access token of venue ${venueId}`).toString("hex");
}

/** What the simulator signs its webhook calls with, as Meta does with an app's secret. */
export function simulatorAppSecret(secretKey: Secret): string {
  return deriveKey(secretKey, "simulator app secret").toString("hex");
}
