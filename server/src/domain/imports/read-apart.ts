import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { openTurns } from "../../platform/in-turn.ts";
import type { Order, OutcomeOf } from "./reader-process.ts";

const program = path.join(import.meta.dirname, "reader-process.ts");
const home = path.resolve(import.meta.dirname, "../../../..");
/**
 * All that the reader may do on this machine: read the program and its libraries. What venues keep may lie beside them.
 */
export const readerMay: readonly string[] = [
  "--permission",
  ...["server/src", "server/package.json", "contract", "language", "node_modules"].map(
    (one) => `--allow-fs-read=${path.join(home, one)}`,
  ),
];

/** Whom it is told to that a reader died of what was in its source. */
type OnCrash = (crash: { code: number | null; died: string[] }) => void;

export type ReaderLimits = {
  timeMs: number;
  /** Of processor time: what the system itself holds it to, should this process die before it. */
  workSeconds: number;
  heapMb: number;
  memoryMb: number;
  answerBytes: number;
};

const usual: ReaderLimits = {
  timeMs: 20_000,
  workSeconds: 60,
  heapMb: 384,
  memoryMb: 900,
  answerBytes: 24 * 1024 * 1024,
};
const lookEveryMs = 50;
const stderrMost = 4_096;

const tooSlow =
  "This takes longer to read than it may. Try a smaller part of it, or paste the text that matters.";
const tooMuch =
  "This takes more memory to read than it may. Try a smaller part of it, or paste the text that matters.";
const broken =
  "This could not be read: something in it is not as it should be. Paste the text that matters instead.";

/** One process at a time, whose memory is its own; whoever has waited for so long goes ahead. */
const inTurn = openTurns(30_000);

/**
 * Reads bytes in a process that has a limit of time and memory and is killed beyond it. Never throws for what is in
 * them; `signal` kills it as well.
 */
export const readApart = <Wants extends Order["wants"]>(...given: Parameters<typeof readNow<Wants>>) =>
  inTurn(["reader"], () => readNow(...given));

async function readNow<Wants extends Order["wants"]>(
  bytes: Uint8Array,
  order: Order & { wants: Wants },
  {
    limits: given = {},
    signal,
    onCrash,
  }: { limits?: Partial<ReaderLimits>; signal?: AbortSignal; onCrash?: OnCrash } = {},
): Promise<OutcomeOf[Wants] | { unreadable: string }> {
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
  let refusal: string | undefined;
  const kill = (why: string) => {
    refusal ??= why;
    child.kill("SIGKILL");
  };
  const late = setTimeout(() => kill(tooSlow), limits.timeMs);
  // The heap's limit leaves out what lies beside it, such as an unpacked stream.
  const look = setInterval(
    () => void memoryMb(child.pid).then((mb) => mb > limits.memoryMb && kill(tooMuch)),
    lookEveryMs,
  );
  const stop = () => kill(broken);
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  try {
    const said: Buffer[] = [];
    let length = 0;
    child.stdout.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length > limits.answerBytes) kill(tooMuch);
      else said.push(chunk);
    });
    let complaint = "";
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      complaint = (complaint + chunk).slice(0, stderrMost);
    });
    // It may die before it has heard everything.
    child.stdin.on("error", () => undefined);
    child.stdin.write(`${JSON.stringify(order)}\n`);
    child.stdin.end(bytes);
    const { code, signal } = await ended(child);
    if (refusal) return { unreadable: refusal };
    if (signal === "SIGXCPU") return { unreadable: tooSlow };
    if (code !== 0) {
      onCrash?.({ code, died: withoutWords(complaint) });
      // V8 aborts where its heap is full.
      return { unreadable: signal === "SIGABRT" || code === 134 ? tooMuch : broken };
    }
    return JSON.parse(Buffer.concat(said).toString("utf8")) as OutcomeOf[Wants];
  } finally {
    clearTimeout(late);
    clearInterval(look);
    signal?.removeEventListener("abort", stop);
    child.kill("SIGKILL");
  }
}

const shell = "/bin/sh";

/** The command under a limit of processor time, where there is a shell to set one: not on Windows, nor in every container. */
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

/** Of what a dying process says the kind of the error, its code and its places; its words may be the source's. */
function withoutWords(complaint: string): string[] {
  const told =
    /^(?:[A-Z]\w*Error\b|FATAL ERROR\b|\s+code: '\w+'|\s+at (?:.{1,80} \()?(?:file|node):[^\s)]+)/gm;
  return [...complaint.matchAll(told)].map(([one]) => one.trim());
}

/** How much memory a process has; 0 where this machine does not tell. */
async function memoryMb(pid: number | undefined): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
