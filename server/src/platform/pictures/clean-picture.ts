import path from "node:path";
import { ApartFailed, outputApart } from "../apart/index.ts";
import { splitOrder } from "../apart/worker.ts";
import { openFairQueue } from "../fair-queue.ts";
import { type PictureOrder, type PictureOutcome, PictureRefused } from "./picture.ts";

const program = path.join(import.meta.dirname, "picture-process.ts");

/** Decoded pictures are large: one of each kind at a time. Pictures of the guest page, which anyone sends, hold up no others. */
const queues = {
  page: openFairQueue({ atOnce: 1, maxWaiting: 200, waitingPerOwner: 40, patienceMs: 30_000 }),
  house: openFairQueue({ atOnce: 1, maxWaiting: 10_000, waitingPerOwner: 2_000, patienceMs: 600_000 }),
};

const reasons = {
  took_too_long: "took_too_long",
  too_much_memory: "too_many_pixels",
  broken: "unreadable",
} as const;

const outputBytes = 32 * 1024 * 1024;
const limits = {
  page: { timeMs: 8_000, workSeconds: 8, outputBytes },
  house: { timeMs: 30_000, workSeconds: 30, outputBytes },
};

/** Who wants a picture: senders take turns. */
export type PictureSender = {
  /** `page`: a stranger, who gets little time, and no animations. */
  from: keyof typeof queues;
  owner: string;
  /** No one waits for it any more. */
  signal?: AbortSignal | undefined;
};

type CleanPicture = { type: Extract<PictureOutcome, { type: string }>["type"]; bytes: Buffer };

/**
 * Decodes a picture and encodes it again: upright, in sRGB, with at most 4,096 pixels on each side, and without metadata
 * such as the place where it was taken. A HEIC picture becomes a JPEG; an animation stays one if it is not too large.
 * Throws `PictureRefused`; refused as unavailable if too many wait.
 */
export async function cleanPicture(
  input: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  order: PictureOrder,
  sender: PictureSender,
): Promise<CleanPicture> {
  const output = await queues[sender.from].run(sender.owner, () => runProcess(input, order, sender));
  const { order: outcome, bytes } = splitOrder<PictureOutcome>(output);
  if ("refused" in outcome) throw new PictureRefused(outcome.refused);
  return { type: outcome.type, bytes };
}

async function runProcess(...[input, order, sender]: Parameters<typeof cleanPicture>): Promise<Buffer> {
  const { from, signal } = sender;
  if (signal?.aborted) throw new PictureRefused("unreadable");
  const ordered = withOrder({ ...order, isStill: from === "page" }, input);
  const options = { limits: limits[from], mayLoadAddons: true, ...(signal && { signal }) };
  try {
    return await outputApart(program, ordered, options);
  } catch (error) {
    if (!(error instanceof ApartFailed)) throw error;
    throw new PictureRefused(reasons[error.reason]);
  }
}

async function* withOrder(order: PictureOrder, input: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  yield Buffer.from(`${JSON.stringify(order)}\n`);
  yield* input;
}
