import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { errorCode } from "../db/index.ts";

const home = path.resolve(import.meta.dirname, "../../../..");
/** Node permissions of the process: it can only read the program and its libraries. */
export const apartMay: readonly string[] = [
  "--permission",
  ...["server/src", "server/package.json", "contract", "language", "node_modules"].map(
    (one) => `--allow-fs-read=${path.join(home, one)}`,
  ),
];

/** Called when the process crashes. `died` holds the kind and the place of the error, never text of the input. */
export type OnCrash = (crash: { code: number | null; died: string[] }) => void;

type ApartLimits = {
  /** Total time that the caller waits for output, without the time in which it processes output. */
  timeMs: number;
  /** Processor time, limited by the system, in case the parent dies first. */
  workSeconds: number;
  heapMb: number;
  memoryMb: number;
  outputBytes: number;
};

const usualApartLimits: ApartLimits = {
  timeMs: 20_000,
  workSeconds: 60,
  ...apartMemory(Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)),
  outputBytes: 24 * 1024 * 1024,
};

/**
 * A quarter of the machine's or container's memory. With less than 256 MB few sources can be read; no source that is
 * read in time needs more than 900 MB.
 */
export function apartMemory(machineBytes: number): Pick<ApartLimits, "heapMb" | "memoryMb"> {
  const memoryMb = Math.round(Math.min(900, Math.max(256, machineBytes / 4 / 1024 / 1024)));
  // The rest is for what is outside the heap, such as unpacked streams.
  return { memoryMb, heapMb: Math.round(memoryMb * 0.43) };
}

export type ApartReason = "took_too_long" | "too_much_memory" | "broken";

/** The process was killed at a limit, or crashed. */
export class ApartFailed extends Error {
  readonly reason: ApartReason;

  constructor(reason: ApartReason) {
    super(reason);
    this.reason = reason;
  }
}

export type ApartOptions = {
  limits?: Partial<ApartLimits>;
  /** Kills the process. */
  signal?: AbortSignal;
  onCrash?: OnCrash;
  /** Lets it load native libraries. */
  mayLoadAddons?: boolean;
};

type Input = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

const lookEveryMs = 50;
const maxStderr = 4_096;

/**
 * Runs a program on hostile input in a process that has no environment, may not write files or start processes, and has
 * limits of time and memory. Writes `input` to it and yields its output. Throws `ApartFailed`, or what `input` throws.
 */
export async function* runApart(
  program: string,
  input: Input,
  { limits: overrides = {}, signal, onCrash, mayLoadAddons = false }: ApartOptions = {},
): AsyncGenerator<Buffer> {
  const limits = { ...usualApartLimits, ...overrides };
  const words = [
    `--max-old-space-size=${limits.heapMb}`,
    ...apartMay,
    ...(mayLoadAddons ? ["--allow-addons", "--disable-warning=PERM0001"] : []),
    "--disable-warning=ExperimentalWarning",
  ];
  const [first = "", ...rest] = limitedTo(limits.workSeconds, [process.execPath, ...words, program]);
  const child = spawn(first, rest, {
    stdio: ["pipe", "pipe", "pipe"],
    env: {},
    cwd: home,
    windowsHide: true,
  });
  let failure: unknown;
  const kill = (why: unknown) => {
    failure ??= why;
    child.kill("SIGKILL");
  };
  const killAs = (reason: ApartReason) => kill(new ApartFailed(reason));
  // The heap limit doesn't cover memory outside the heap, such as unpacked streams.
  const look = setInterval(
    () => void memoryMb(child.pid).then((mb) => mb > limits.memoryMb && killAs("too_much_memory")),
    lookEveryMs,
  );
  const stop = () => killAs("broken");
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  const ended = Promise.withResolvers<{ code: number | null; signal: NodeJS.Signals | null }>();
  child.once("error", ended.reject);
  child.once("close", (code, signal) => ended.resolve({ code, signal }));
  // It is awaited later.
  ended.promise.catch(() => undefined);
  let errorOutput = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    errorOutput = (errorOutput + chunk).slice(0, maxStderr);
  });
  void pipeline(Readable.from(input), child.stdin).catch((error) => {
    // The process may die before it has read everything.
    const isOurs = !["EPIPE", "ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"].includes(errorCode(error) ?? "");
    if (isOurs) kill(error);
  });
  const withinTime = timer(limits.timeMs, () => killAs("took_too_long"));
  try {
    const output = child.stdout[Symbol.asyncIterator]();
    let length = 0;
    for (;;) {
      const { done, value } = await withinTime(output.next());
      if (done) break;
      length += (value as Buffer).length;
      if (length > limits.outputBytes) killAs("too_much_memory");
      if (failure) break;
      yield value as Buffer;
    }
    const { code, signal: killedBy } = await withinTime(ended.promise);
    if (failure) throw failure;
    if (killedBy === "SIGXCPU") throw new ApartFailed("took_too_long");
    if (code !== 0) {
      onCrash?.({ code, died: withoutMessages(errorOutput) });
      // V8 aborts when its heap is full.
      throw new ApartFailed(killedBy === "SIGABRT" || code === 134 ? "too_much_memory" : "broken");
    }
  } finally {
    clearInterval(look);
    signal?.removeEventListener("abort", stop);
    child.kill("SIGKILL");
  }
}

/** The whole output of `runApart`. */
export async function outputApart(...overrides: Parameters<typeof runApart>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of runApart(...overrides)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Limits how long all promises together are waited for. */
function timer(timeMs: number, onLate: () => void) {
  let leftMs = timeMs;
  return async function withinTime<T>(promise: Promise<T>): Promise<T> {
    const began = performance.now();
    const late = setTimeout(onLate, leftMs);
    try {
      return await promise;
    } finally {
      clearTimeout(late);
      leftMs = Math.max(0, leftMs - (performance.now() - began));
    }
  };
}

const shell = "/bin/sh";

/** Wraps a command in a processor time limit, if there is a shell: not on Windows, nor in every container. */
function limitedTo(seconds: number, command: string[]): string[] {
  if (!existsSync(shell)) return command;
  return [shell, "-c", `ulimit -S -t ${seconds}; exec "$0" "$@"`, ...command];
}

/** The error kind, code and stack of a crash. Error messages are dropped: they may quote the input. */
function withoutMessages(errorOutput: string): string[] {
  const told =
    /^(?:[A-Z]\w*Error\b|FATAL ERROR\b|\s+code: '\w+'|\s+at (?:.{1,80} \()?(?:file|node):[^\s)]+)/gm;
  return [...errorOutput.matchAll(told)].map(([one]) => one.trim());
}

/** Resident memory of a process; 0 if the system doesn't report it. */
async function memoryMb(pid: number | undefined): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
