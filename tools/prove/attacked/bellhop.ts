import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startBellhopUnderTest } from "../../../chaos/bellhop-under-test.ts";
import { signInOverHttp } from "../../../server/src/testing/sign-in-over-http.ts";
import { longestPause, type Pause, reportsPauses } from "../longest-pause.ts";

/** A Bellhop in production mode with the demo's hotels, on its own database. */
export type Attacked = {
  url: string;
  port: number;
  /** Every demo account's password. */
  password: string;
  webhookSecret: string;
  pid(): number;
  /** Open files and connections. */
  openFiles(): number;
  /** The longest block of its event loop since the last call. */
  longestPause(): Promise<Pause>;
  /** Returns an access token of a demo account. */
  signIn(email?: string): Promise<string>;
  /** The database owner's connection string. */
  ownerUrl(): Promise<string>;
  dataDir: string;
  /** Replaces the process by a fresh one, with these extra settings. */
  restart(env?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
};

const webhookSecret = "the app secret of a proof";

export async function startAttacked(): Promise<Attacked> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-attack-"));
  const pausesFile = path.join(dataDir, "pauses");
  const env = {
    NODE_ENV: "production",
    DEMO: "1",
    WHATSAPP_APP_SECRET: webhookSecret,
    LOG_LEVEL: "error",
    ...reportsPauses(pausesFile),
  };
  const bellhop = await startBellhopUnderTest(dataDir, env);
  await bellhop.start();
  const { url, password } = bellhop;
  const pid = () => bellhop.process().pid;
  return {
    url,
    port: Number(new URL(url).port),
    password,
    webhookSecret,
    pid,
    openFiles: () => readdirSync(`/proc/${pid()}/fd`).length,
    longestPause: () => longestPause(pid(), pausesFile),
    signIn: (email = "owner@belvedere.example") => signInOverHttp(url, { email, password }),
    ownerUrl: () => bellhop.ownerUrl(),
    dataDir,
    async restart(env = {}) {
      await bellhop.stop();
      await bellhop.start(env);
    },
    async stop() {
      await bellhop.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
