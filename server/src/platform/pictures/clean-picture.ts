import path from "node:path";
import { ApartFailed, outputApart } from "../apart/index.ts";
import { splitOrder } from "../apart/worker.ts";
import { openTurns } from "../turns.ts";
import { type PictureOrder, type PictureOutcome, PictureRefused } from "./picture.ts";

const program = path.join(import.meta.dirname, "picture-process.ts");

/** Decoded pictures are large. */
const inTurn = openTurns(2);

const reasons = {
  took_too_long: "took_too_long",
  too_much_memory: "too_many_pixels",
  broken: "unreadable",
} as const;

const limits = { timeMs: 30_000, workSeconds: 30, outputBytes: 32 * 1024 * 1024 };

export type CleanPicture = { type: Extract<PictureOutcome, { type: string }>["type"]; bytes: Buffer };

/**
 * Decodes a picture and encodes it again: upright, in sRGB, with at most 4,096 pixels on each side, and without metadata
 * such as the place where it was taken. A HEIC picture becomes a JPEG; an animation stays one if it is not too large.
 * Throws `PictureRefused`.
 */
export async function cleanPicture(
  input: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  order: PictureOrder,
): Promise<CleanPicture> {
  const output = await inTurn(() => runProcess(input, order));
  const { order: outcome, bytes } = splitOrder<PictureOutcome>(output);
  if ("refused" in outcome) throw new PictureRefused(outcome.refused);
  return { type: outcome.type, bytes };
}

async function runProcess(input: Parameters<typeof cleanPicture>[0], order: PictureOrder): Promise<Buffer> {
  try {
    return await outputApart(program, withOrder(order, input), { limits, mayLoadAddons: true });
  } catch (error) {
    if (!(error instanceof ApartFailed)) throw error;
    throw new PictureRefused(reasons[error.reason]);
  }
}

async function* withOrder(order: PictureOrder, input: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  yield Buffer.from(`${JSON.stringify(order)}\n`);
  yield* input;
}
