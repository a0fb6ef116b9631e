import { once } from "node:events";
import type { Readable } from "node:stream";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import type { FastifyRequest } from "fastify";
import { refuse } from "../platform/refusal.ts";
import { discardedBytesMost } from "./http/large-bodies.ts";

/** Takes the bytes of a form's file as they arrive. */
export type FileSink<File> = {
  /** Throws if there is no room. */
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
  /** Why the file was not kept, nor the fields after it. */
  without?: "too_large" | "not_taken";
};

/** The page's form has four parts. */
const limits = {
  parts: 20,
  fields: 20,
  files: 1,
  fieldSize: 64 * 1024,
  headerPairs: 20,
  headerSize: 8 * 1024,
};
/** The parser can be stopped only between pieces, so they are small. */
const pieceBytes = 1024;
/** Thrown to stop reading a form at its file. */
const notTaken = Symbol("not taken");
/** How long the parser may take to finish after the last byte. */
const patienceMs = 10_000;
const nameCharacters = 200;

/**
 * Reads a multipart body as it arrives. Its file goes to a sink; only its short fields are kept. Without a sink, only
 * the fields before the file are read. The rest of a refused body is discarded, because browsers read the response only
 * after they have sent everything.
 */
export async function readMultipart<File>(
  request: FastifyRequest,
  body: Readable,
  openSink: () => Promise<FileSink<File> | undefined>,
): Promise<MultipartForm<File>> {
  const { bodyLimit } = request.routeOptions;
  let failure: unknown;
  let isTooLarge = false;
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
      if (bytes > discardedBytesMost) break;
      await unlessFailed(async () => {
        if (isTooLarge) throw refuse("too_large");
        for (let at = 0; at < chunk.length; at += pieceBytes)
          await form?.write(chunk.subarray(at, at + pieceBytes));
      });
    }
  } catch {
    // The connection broke.
    await unlessFailed(() => Promise.reject(refuse("malformed")));
  }
  let read: MultipartForm<File> | undefined;
  await unlessFailed(async () => {
    read = await form?.end();
  });
  if (isTooLarge) return { fields: {}, without: "too_large" };
  if (form && failure === notTaken) return { fields: form.readFields(), without: "not_taken" };
  if (!read) throw failure;
  return read;
}

/** Undefined if the content type names no boundary. */
function openForm<File>(contentType: string, openSink: () => Promise<FileSink<File> | undefined>) {
  const fields = new Map<string, string>();
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  const fail = (error: unknown) => failed.reject(error);
  const isMalformed = () => fail(refuse("malformed"));
  let stream: BusboyFileStream | undefined;
  let receiving: Promise<{ name: string; content: File } | undefined> = Promise.resolve(undefined);
  let sink: FileSink<File> | undefined;
  const parser = openParser(contentType);
  if (!parser) return undefined;
  const finished = once(parser, "finish");
  finished.catch(() => undefined);
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(limit, isMalformed);
  // It may also fail after it has finished.
  parser.on("error", isMalformed);
  parser.on("field", (name: string | undefined, value, _isNameCut, isCut) => {
    if (name === undefined || isCut) isMalformed();
    else fields.set(name, value);
  });
  parser.on("file", (_field, bytes, name: string | undefined) => {
    stream = bytes.on("error", isMalformed);
    receiving = receive(bytes, shortName(name ?? ""));
    receiving.catch(fail);
  });

  /** Undefined if the file is empty: browsers send an empty one if none was chosen. */
  async function receive(bytes: BusboyFileStream, name: string) {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      sink ??= await openSink();
      if (!sink) throw notTaken;
      await sink.write(chunk);
    }
    return sink && { name, content: await sink.end() };
  }
  const orFailed = <T>(promise: Promise<T>) => Promise.race([promise, failed.promise]);

  return {
    readFields: () => Object.fromEntries(fields),
    write: (piece: Buffer) => orFailed(new Promise<void>((resolve) => parser.write(piece, () => resolve()))),
    async end(): Promise<MultipartForm<File>> {
      const late = setTimeout(isMalformed, patienceMs);
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
      isMalformed();
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
