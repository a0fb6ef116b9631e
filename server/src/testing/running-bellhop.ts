import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const readyWithinMs = 60_000;
const stopWithinMs = 12_000;
const program = fileURLToPath(new URL("../main.ts", import.meta.url));
const root = path.resolve(path.dirname(program), "../..");

/** A real process of Bellhop, started as `npm start` starts it. */
export type RunningBellhop = {
  url: string;
  /** Of the demo's accounts, where it seeded one. */
  password: string;
  pid: number;
  dataDir: string;
  printed(): string;
  /** Resolves when the process is gone, however it went. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Ends it as Ctrl-C does, if it still runs, and removes a DATA_DIR that was made for it. */
  stop(): Promise<void>;
  /** Ends it with -9 and waits until it is gone; its DATA_DIR stays for the next one. */
  kill(): Promise<void>;
};

export type HowToRun = {
  /** Added to what it is given anyway. With `DATABASE_URL` it starts no PostgreSQL of its own. */
  env?: Record<string, string>;
  /** Its DATA_DIR, which is then kept; a new, empty one otherwise. */
  dataDir?: string;
};

/**
 * Starts a Bellhop on a free port, of the machine's environment with PATH and HOME only: a developer's DATABASE_URL
 * must not be tried on. Rejects with what it printed when it ends or is not ready within a minute.
 */
export async function startBellhop({ env = {}, dataDir }: HowToRun = {}): Promise<RunningBellhop> {
  const folder = dataDir ?? (await mkdtemp(path.join(os.tmpdir(), "bellhop-run-")));
  const password = env.DEMO_PASSWORD ?? "a-password-for-the-walk";
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // A session of its own, so that Ctrl-C reaches it once: from here.
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: "0",
      DATA_DIR: folder,
      DEMO_PASSWORD: password,
      LOG_LEVEL: "warn",
      BELLHOP_LAUNCHER_PID: String(process.pid),
      ...env,
    },
  });
  let words = "";
  const ready = Promise.withResolvers<string>();
  const listen = (chunk: Buffer) => {
    words += chunk.toString();
    const url = /^Bellhop is ready at (\S+)\n/m.exec(words)?.[1];
    if (url !== undefined) ready.resolve(url);
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  void ended.then(({ code, signal }) =>
    ready.reject(new Error(`Bellhop ended (${code ?? signal}):\n${words}`)),
  );
  const late = setTimeout(() => ready.reject(new Error(`Bellhop is not ready:\n${words}`)), readyWithinMs);

  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  const stop = async () => {
    child.kill("SIGTERM");
    const force = setTimeout(() => child.kill("SIGKILL"), stopWithinMs);
    await ended;
    clearTimeout(force);
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const url = await ready.promise;
    const pid = child.pid as number;
    return { url, password, pid, dataDir: folder, printed: () => words, ended, stop, kill };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(late);
  }
}
