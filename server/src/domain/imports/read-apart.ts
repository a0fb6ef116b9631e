import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { UnreadableReason } from "@bellhop/contract/unreadable";
import { openKeyedMutex } from "../../platform/keyed-mutex.ts";
import type { Order, OutcomeOf } from "./reader-process.ts";

const program = path.join(import.meta.dirname, "reader-process.ts");
const home = path.resolve(import.meta.dirname, "../../../..");
/** Node permissions of the reader: reading the program and its libraries, and nothing else. */
export const readerMay: readonly string[] = [
  "--permission",
  ...["server/src", "server/package.json", "contract", "language", "node_modules"].map(
    (one) => `--allow-fs-read=${path.join(home, one)}`,
  ),
];

/** Called when a reader crashes. `died` holds the kind and the place of the error, never text of the source. */
type OnCrash = (crash: { code: number | null; died: string[] }) => void;

export type ReaderLimits = {
  timeMs: number;
  /** Processor time, limited by the system, in case the parent dies first. */
  workSeconds: number;
  heapMb: number;
  memoryMb: number;
  answerBytes: number;
};

const usual: ReaderLimits = {
  timeMs: 20_000,
  workSeconds: 60,
  ...readerMemory(Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)),
  answerBytes: 24 * 1024 * 1024,
};

/**
 * A quarter of the machine's or container's memory. Less than 256 MB reads too little; more than 900 MB is needed by no
 * source that is read in time.
 */
export function readerMemory(machineBytes: number): Pick<ReaderLimits, "heapMb" | "memoryMb"> {
  const memoryMb = Math.round(Math.min(900, Math.max(256, machineBytes / 4 / 1024 / 1024)));
  // The rest is for what is outside the heap, such as unpacked streams.
  return { memoryMb, heapMb: Math.round(memoryMb * 0.43) };
}

const lookEveryMs = 50;
const stderrMost = 4_096;

const tooSlow = { code: "took_too_long" } as const;
const tooMuch = { code: "too_much_memory" } as const;
const broken = { code: "broken" } as const;

/** One reader at a time. A caller that has waited this long (ms) starts its own. */
const runExclusive = openKeyedMutex(30_000);

/**
 * Reads bytes in a process with limits of time and memory. Bad input never throws: the result is `unreadable` with a
 * reason. `signal` kills the process.
 */
export const readApart = <Wants extends Order["wants"]>(...given: Parameters<typeof readNow<Wants>>) =>
  runExclusive(["reader"], () => readNow(...given));

async function readNow<Wants extends Order["wants"]>(
  bytes: Uint8Array,
  order: Order & { wants: Wants },
  {
    limits: given = {},
    signal,
    onCrash,
  }: { limits?: Partial<ReaderLimits>; signal?: AbortSignal; onCrash?: OnCrash } = {},
): Promise<OutcomeOf[Wants] | { unreadable: UnreadableReason }> {
  const limits = { ...usual, ...given };
  const words = [
    `--max-old-space-size=${limits.heapMb}`,
    ...readerMay,
    "--disable-warning=ExperimentalWarning",
  ];
  const [first = "", ...rest] = limitedTo(limits.workSeconds, [process.execPath, ...words, program]);
  const child = spawn(first, rest, {
    stdio: ["pipe", "pipe", "pipe"],
    env: {},
    cwd: home,
    windowsHide: true,
  });
  let refusal: UnreadableReason | undefined;
  const kill = (why: UnreadableReason) => {
    refusal ??= why;
    child.kill("SIGKILL");
  };
  const late = setTimeout(() => kill(tooSlow), limits.timeMs);
  // The heap limit doesn't cover memory outside the heap, such as unpacked streams.
  const look = setInterval(
    () => void memoryMb(child.pid).then((mb) => mb > limits.memoryMb && kill(tooMuch)),
    lookEveryMs,
  );
  const stop = () => kill(broken);
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const output: Buffer[] = [];
    let length = 0;
    child.stdout.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length > limits.answerBytes) kill(tooMuch);
      else output.push(chunk);
    });
    let errorOutput = "";
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      errorOutput = (errorOutput + chunk).slice(0, stderrMost);
    });
    // The process may die before it has read everything.
    child.stdin.on("error", () => undefined);
    child.stdin.write(`${JSON.stringify(order)}\n`);
    child.stdin.end(bytes);
    const { code, signal } = await ended(child);
    if (refusal) return { unreadable: refusal };
    if (signal === "SIGXCPU") return { unreadable: tooSlow };
    if (code !== 0) {
      onCrash?.({ code, died: withoutMessages(errorOutput) });
      // V8 aborts when its heap is full.
      return { unreadable: signal === "SIGABRT" || code === 134 ? tooMuch : broken };
    }
    return JSON.parse(Buffer.concat(output).toString("utf8")) as OutcomeOf[Wants];
  } finally {
    clearTimeout(late);
    clearInterval(look);
    signal?.removeEventListener("abort", stop);
    child.kill("SIGKILL");
  }
}

const shell = "/bin/sh";

/** Wraps a command in a processor time limit, if there is a shell: not on Windows, nor in every container. */
function limitedTo(seconds: number, command: string[]): string[] {
  if (!existsSync(shell)) return command;
  return [shell, "-c", `ulimit -S -t ${seconds}; exec "$0" "$@"`, ...command];
}

function ended(
  child: ReturnType<typeof spawn>,
): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
}

/** The error kind, code and stack of a crash. Error messages are dropped: they may quote the source. */
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
