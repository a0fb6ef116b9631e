import type { Slices } from "./reading/index.ts";

export const sliceBytes = 512 * 1024;

/** Slices of content in memory. */
export function slicesOfBytes(bytes: Buffer): Slices {
  return async function* () {
    for (let from = 0; from < bytes.length; from += sliceBytes) yield bytes.subarray(from, from + sliceBytes);
  };
}
