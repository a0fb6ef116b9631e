import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { test as base, expect } from "@playwright/test";

const readyWithinMs = 60_000;
const stopWithinMs = 12_000;
const root = path.dirname(import.meta.dirname);

/** A Bellhop of its own: started from nothing, with the demo's cast, gone with its files at the end. */
export type Bellhop = { url: string; password: string; printed(): string; stop(): Promise<void> };

/** Starts a Bellhop on a free port and an empty DATA_DIR; rejects with what it printed when it does not get ready. */
export async function startBellhop(env: Record<string, string> = {}): Promise<Bellhop> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-walk-"));
  const password = "a-password-for-the-walk";
  const child = spawn(process.execPath, ["server/src/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // A session of its own, so that Ctrl-C reaches it once: from here.
    detached: true,
    // Not process.env: a developer's DATABASE_URL must not be walked over.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: "0",
      DATA_DIR: dataDir,
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
    const url = /^Bellhop is ready at (\S+)/m.exec(words)?.[1];
    if (url !== undefined && words.includes("\n", words.indexOf(url))) ready.resolve(url);
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  const ended = once(child, "exit");
  void ended.then(([code, signal]) =>
    ready.reject(new Error(`Bellhop ended (${code ?? signal}):\n${words}`)),
  );
  const late = setTimeout(() => ready.reject(new Error(`Bellhop is not ready:\n${words}`)), readyWithinMs);

  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    const force = setTimeout(() => child.kill("SIGKILL"), stopWithinMs);
    await ended;
    clearTimeout(force);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await ready.promise, password, printed: () => words, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(late);
  }
}

/**
 * Playwright's `test` with a running Bellhop (one per worker) as its base address. A walk fails when the page
 * asked anybody outside for anything, or reported an error.
 */
export const test = base.extend<{ pageStaysClean: undefined }, { bellhop: Bellhop }>({
  bellhop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const bellhop = await startBellhop();
      await use(bellhop);
      await bellhop.stop();
    },
    { scope: "worker", timeout: readyWithinMs + stopWithinMs },
  ],
  baseURL: async ({ bellhop }, use) => use(bellhop.url),
  pageStaysClean: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on("request", (request) => {
        const { protocol, hostname, href } = new URL(request.url());
        const isOutside = /^(https?|wss?):$/.test(protocol) && !["127.0.0.1", "localhost"].includes(hostname);
        if (isOutside) faults.push(`asked the outside: ${href}`);
      });
      context.on("weberror", (error) => faults.push(`error in the page: ${error.error()}`));
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
