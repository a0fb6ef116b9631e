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

/** A real process of Bellhop, started as `npm start` starts it. It may not be ready yet. */
export type SpawnedBellhop = {
  pid: number;
  dataDir: string;
  /** Of the demo's accounts, where it seeded one. */
  password: string;
  /** Its address, once it serves; rejects with what it printed when it ends before, or takes longer than a minute. */
  ready: Promise<string>;
  printed(): string;
  /** Resolves when the process is gone, however it went. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Ends it as Ctrl-C does, if it still runs, and removes a DATA_DIR that was made for it. */
  stop(): Promise<void>;
  /** Ends it with -9 and waits until it is gone; its DATA_DIR stays for the next one. */
  kill(): Promise<void>;
};

/** One that serves. */
export type RunningBellhop = SpawnedBellhop & { url: string };

export type HowToRun = {
  /** Added to what it is given anyway. With `DATABASE_URL` it starts no PostgreSQL of its own. */
  env?: Record<string, string>;
  /** Its DATA_DIR, which is then kept; a new, empty one otherwise. */
  dataDir?: string;
};

/** Starts a Bellhop and waits until it serves; one that does not get there is stopped, and the promise rejects. */
export async function startBellhop(how: HowToRun = {}): Promise<RunningBellhop> {
  const spawned = await spawnBellhop(how);
  try {
    return { ...spawned, url: await spawned.ready };
  } catch (error) {
    await spawned.stop();
    throw error;
  }
}

/**
 * Starts a Bellhop on a free port. Of the machine's environment it gets PATH and HOME only: a developer's DATABASE_URL
 * must not be tried on.
 */
export async function spawnBellhop({ env = {}, dataDir }: HowToRun = {}): Promise<SpawnedBellhop> {
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
      // Halves what a start costs. Only a process that ends by itself adds to it.
      NODE_COMPILE_CACHE: path.join(root, ".cache/node"),
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
  const late = setTimeout(() => ready.reject(new Error(`Bellhop is not ready:\n${words}`)), readyWithinMs);
  void ended.then(({ code, signal }) =>
    ready.reject(new Error(`Bellhop ended (${code ?? signal}):\n${words}`)),
  );
  // Whoever only waits for the end asks nothing of it.
  ready.promise.catch(() => {}).finally(() => clearTimeout(late));

  return {
    pid: child.pid as number,
    dataDir: folder,
    password,
    ready: ready.promise,
    printed: () => words,
    ended,
    async stop() {
      child.kill("SIGTERM");
      const force = setTimeout(() => child.kill("SIGKILL"), stopWithinMs);
      await ended;
      clearTimeout(force);
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
