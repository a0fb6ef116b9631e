import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fileToStart } from "./file-to-start.ts";

/** The password of the demo accounts, unless DEMO_PASSWORD is another. */
export const demoPassword = "a-password-for-the-walk";

const readyWithinMs = 60_000;
const stopWithinMs = 12_000;
const program = new URL("../main.ts", import.meta.url);
const root = fileURLToPath(new URL("../../../", import.meta.url));

/** A Bellhop process, started like `npm start` but maybe from a bundle; maybe not ready yet. */
export type SpawnedBellhop = {
  pid: number;
  dataDir: string;
  /** The demo accounts' password. */
  password: string;
  /** Its URL. Rejects with its output if it exits first or takes more than a minute. */
  ready: Promise<string>;
  printed(): string;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Like Ctrl-C. Deletes its DATA_DIR unless the test named one. */
  stop(): Promise<void>;
  /** Kills it with SIGKILL. Keeps its DATA_DIR. */
  kill(): Promise<void>;
};

export type RunningBellhop = SpawnedBellhop & { url: string };

export type RunOptions = {
  /** With `DATABASE_URL` it starts no PostgreSQL. */
  env?: Record<string, string>;
  /** Kept afterwards; a temporary folder by default. */
  dataDir?: string;
  /** Starts from the sources, as `npm start` does, even if there is a bundle. */
  fromSource?: boolean;
};

/** Rejects, and stops it, if it does not become ready. */
export async function startBellhop(how: RunOptions = {}): Promise<RunningBellhop> {
  const spawned = await spawnBellhop(how);
  try {
    return { ...spawned, url: await spawned.ready };
  } catch (error) {
    await spawned.stop();
    throw error;
  }
}

/** Passes only PATH and HOME of the environment: a developer's DATABASE_URL must not be used. */
export async function spawnBellhop({
  env = {},
  dataDir,
  fromSource = false,
}: RunOptions = {}): Promise<SpawnedBellhop> {
  const folder = dataDir ?? (await mkdtemp(path.join(os.tmpdir(), "bellhop-run-")));
  const password = env.DEMO_PASSWORD ?? demoPassword;
  const child = spawn(process.execPath, [fromSource ? fileURLToPath(program) : fileToStart(program)], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // Detached, so that Ctrl-C reaches it only through us.
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: "0",
      DATA_DIR: folder,
      DEMO_PASSWORD: password,
      LOG_LEVEL: "warn",
      // Halves the start-up time.
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
  // Tests may only wait for the end.
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
