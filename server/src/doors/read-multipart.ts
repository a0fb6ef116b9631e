import { once } from "node:events";
import type { Readable } from "node:stream";
import { limits as contractLimits } from "@bellhop/contract/limits";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import type { FastifyRequest } from "fastify";
import { refuse } from "../platform/refusal.ts";
import { maxDiscardedBytes } from "./http/large-bodies.ts";

/** Takes the bytes of a form's file as they arrive. What it throws is why the form lacks its file. */
export type FileSink<File> = {
  write(chunk: Buffer): Promise<void>;
  /** Called after the last byte. */
  end(): Promise<File>;
  /** Called if the form is refused, also after `end`. */
  discard(): Promise<void>;
};

/** A form with at most one file. */
export type MultipartForm<File> = {
  fields: Record<string, string>;
  /** Undefined if none was chosen. */
  file?: { name: string; content: File };
  /** It lacks its file, and what follows its file: nothing of those was kept. */
  without?: { why: unknown };
};

/** The words of the longest message. */
const fieldBytes = contractLimits.messageCharacters * 4;
/** The limit for all fields together, with their names. They stay in memory while a slow file arrives. */
const fieldsBytes = fieldBytes + 1024;
/** The page's form has four parts. */
const limits = {
  parts: 7,
  fields: 6,
  files: 1,
  fieldSize: fieldBytes,
  headerPairs: 20,
  headerSize: 8 * 1024,
};
/** The parser can be stopped only between pieces, so they are small. */
const pieceBytes = 8 * 1024;

/** Ends the reading of a form at its file. */
class FileNotTaken extends Error {
  readonly why: unknown;

  constructor(why: unknown) {
    super();
    this.why = why;
  }
}

/** For the parser to finish after the last byte. */
const patienceMs = 10_000;
const nameCharacters = 200;

/**
 * Reads a multipart body as it arrives. Its file goes to a sink; only its short fields are kept. If the sink does not take
 * it, the body is too large or breaks off, only the fields before the file are kept. The rest of a body that is not taken is
 * discarded: browsers read the answer after they have sent all.
 */
export async function readMultipart<File>(
  request: FastifyRequest,
  body: Readable,
  openSink: () => Promise<FileSink<File>>,
): Promise<MultipartForm<File>> {
  const { bodyLimit } = request.routeOptions;
  let failure: unknown;
  let isTooLarge = false;
  let isBroken = false;
  let bytes = 0;
  const form = openForm(request.headers["content-type"] ?? "", openSink);
  if (!form) failure = refuse("malformed");
  const unlessFailed = async (work: () => Promise<void>) => {
    if (failure) return;
    try {
      await work();
    } catch (error) {
      failure = error;
      await form?.discard();
    }
  };
  try {
    // Leaving the loop must not end the connection.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      isTooLarge = bytes > bodyLimit;
      if (bytes > maxDiscardedBytes) {
        request.leaveBody?.();
        break;
      }
      if (failure) free(chunk);
      await unlessFailed(async () => {
        if (isTooLarge) throw refuse("too_large");
        for (let at = 0; at < chunk.length; at += pieceBytes)
          await form?.write(chunk.subarray(at, at + pieceBytes));
      });
    }
  } catch {
    isBroken = true;
    await unlessFailed(() => Promise.reject(refuse("malformed")));
  }
  let read: MultipartForm<File> | undefined;
  await unlessFailed(async () => {
    read = await form?.end();
  });
  if (isTooLarge) return { fields: form?.readFields() ?? {}, without: { why: refuse("too_large") } };
  // The connection broke. What came before the file is whole.
  if (form && isBroken) return { fields: form.readFields(), without: { why: refuse("malformed") } };
  if (form && failure instanceof FileNotTaken)
    return { fields: form.readFields(), without: { why: failure.why } };
  if (!read) throw failure;
  return read;
}

/** Frees a chunk that nothing else uses: the garbage collector starts only once there are many MB of them. */
function free(chunk: Buffer) {
  const hasOwnMemory = chunk.buffer.byteLength === chunk.byteLength;
  if (hasOwnMemory && chunk.buffer instanceof ArrayBuffer) chunk.buffer.transfer(0);
}

/** Undefined if the content type names no boundary. */
function openForm<File>(contentType: string, openSink: () => Promise<FileSink<File>>) {
  const fields = new Map<string, string>();
  let keptBytes = 0;
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  const fail = (error: unknown) => failed.reject(error);
  const failMalformed = () => fail(refuse("malformed"));
  let stream: BusboyFileStream | undefined;
  let receiving: Promise<{ name: string; content: File } | undefined> = Promise.resolve(undefined);
  let sink: FileSink<File> | undefined;
  const parser = openParser(contentType);
  if (!parser) return undefined;
  const finished = once(parser, "finish");
  finished.catch(() => undefined);
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(limit, failMalformed);
  // It may also fail after it has finished.
  parser.on("error", failMalformed);
  parser.on("field", (name: string | undefined, value, _isNameCut, isCut) => {
    keptBytes += Buffer.byteLength(name ?? "") + Buffer.byteLength(value);
    if (name === undefined || isCut || keptBytes > fieldsBytes) failMalformed();
    else fields.set(name, value);
  });
  parser.on("file", (_field, bytes, name: string | undefined) => {
    stream = bytes.on("error", failMalformed);
    receiving = receive(bytes, shortName(name ?? ""));
    receiving.catch(fail);
  });

  /** Undefined if the file is empty: browsers send an empty one if none was chosen. */
  async function receive(bytes: BusboyFileStream, name: string) {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      await taking(async () => {
        sink ??= await openSink();
        await sink.write(chunk);
      });
    }
    const taken = sink;
    return taken && { name, content: await taking(() => taken.end()) };
  }
  async function taking<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (why) {
      throw new FileNotTaken(why);
    }
  }
  const orFailed = <T>(promise: Promise<T>) => Promise.race([promise, failed.promise]);

  return {
    readFields: () => Object.fromEntries(fields),
    write: (piece: Buffer) => orFailed(new Promise<void>((resolve) => parser.write(piece, () => resolve()))),
    async end(): Promise<MultipartForm<File>> {
      const late = setTimeout(failMalformed, patienceMs);
      try {
        parser.end();
        await orFailed(finished);
        const file = await orFailed(receiving);
        if (fields.size === 0 && !file) throw refuse("malformed");
        return { fields: this.readFields(), ...(file && { file }) };
      } finally {
        clearTimeout(late);
      }
    },
    async discard() {
      failMalformed();
      stream?.destroy();
      await receiving.catch(() => undefined);
      await sink?.discard();
    },
  };
}

function openParser(contentType: string) {
  try {
    const isPartAFile = (_field?: string, _type?: string, name?: string) => name !== undefined;
    return new Busboy({ headers: { "content-type": contentType }, limits, isPartAFile });
  } catch {
    return undefined;
  }
}

/** Removes bidi controls, which can make "gpj.exe" look like "exe.jpg"; the ending stays. */
function shortName(name: string): string {
  const clean = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, "")
    .trim();
  return Array.from(clean).slice(-nameCharacters).join("");
}
