// A process that reads one file of reservations, so that a hostile file harms nothing else and large ones hold up no one.
// Prints lines of JSON; it writes no faster than they are read.

import { everythingOnStdin, keepLibrariesQuiet, splitOrder } from "../../platform/apart/worker.ts";
import { type ReservationOrder, type ReservationPart, readParts } from "./read-parts.ts";
import { FileRefused } from "./reading/index.ts";
import { slicesOfBytes } from "./slices.ts";

keepLibrariesQuiet();
const print = (part: ReservationPart) =>
  new Promise<void>((resolve) => process.stdout.write(`${JSON.stringify(part)}\n`, () => resolve()));
try {
  const { order, bytes } = splitOrder<ReservationOrder>(await everythingOnStdin());
  for await (const part of readParts(slicesOfBytes(bytes), order)) await print(part);
} catch (error) {
  if (!(error instanceof FileRefused)) throw error;
  await print({ is: "refused", refusal: error.refusal });
}
