import { createHash } from "node:crypto";

/** Weights are fitted on two thirds of the venues; the others are only reported. */
export function shareOf(venueId: string | number): "fit" | "report" {
  return createHash("sha256").update(`venue ${venueId}`).digest().readUInt32BE(0) % 3 === 0
    ? "report"
    : "fit";
}
