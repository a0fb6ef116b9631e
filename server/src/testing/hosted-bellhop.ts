import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { asOwner, cloneDatabase, databaseUrl } from "./as-owner.ts";
import { fileToStart } from "./file-to-start.ts";

const program = new URL("./bellhop-host.ts", import.meta.url);
const root = fileURLToPath(new URL("../../../", import.meta.url));
const stopWithinMs = 12_000;

export type Order = { id: number; env: Record<string, string>; databaseUrl: string } | { id: number };
type Opened = { url: string; mailboxUrl: string | undefined };
export type Answer = { id: number; opened?: Opened; error?: string };

/** A Bellhop with a database of its own, in a process that also opens others. */
export type HostedBellhop = Opened & {
  /** The demo accounts' password. */
  password: string;
  dataDir: string;
  databaseUrl: string;
  /** Closes it, and deletes its files and, unless kept, its database. */
  stop(options?: { keepDatabase: boolean }): Promise<void>;
};

export type BellhopHost = {
  /** Opens a Bellhop with the demo on a clone of `template`, a database of that PostgreSQL. */
  open(how: { postgresUrl: string; template: string; env?: Record<string, string> }): Promise<HostedBellhop>;
  stop(): Promise<void>;
};

/** The SECRET_KEY of all of them, so that the database of one can be a template for another. */
export const hostedSecretKey = "the secret key of all hosted Bellhops";

/** Starts a process that opens Bellhops. A start of their own costs each ten times as much. */
export function startBellhopHost(): BellhopHost {
  const child = fork(fileToStart(program), {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // Detached, so that Ctrl-C reaches it only through us. A developer's DATABASE_URL must not be used.
    detached: true,
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: path.join(root, ".cache/node"),
    },
  });
  let words = "";
  const listen = (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-100_000);
  };
  child.stdout?.on("data", listen);
  child.stderr?.on("data", listen);
  const ended = once(child, "exit").then(([code, signal]) => `The host ended (${code ?? signal}):\n${words}`);
  const waiting = new Map<number, (answer: Answer) => void>();
  child.on("message", (answer: Answer) => waiting.get(answer.id)?.(answer));
  let orders = 0;

  async function send(order: Order): Promise<Opened | undefined> {
    const answered = new Promise<Answer>((resolve) => waiting.set(order.id, resolve));
    child.send(order);
    const answer = await Promise.race([answered, ended]);
    waiting.delete(order.id);
    if (typeof answer === "string") throw new Error(answer);
    if (answer.error) throw new Error(`${answer.error}\n${words}`);
    return answer.opened;
  }

  return {
    async open({ postgresUrl, template, env = {} }) {
      orders += 1;
      const id = orders;
      const name = `hosted_${randomBytes(6).toString("hex")}`;
      await cloneDatabase(postgresUrl, template, name);
      const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-hosted-"));
      const database = databaseUrl(postgresUrl, name);
      const password = "a-password-for-the-walk";
      const usual = { PORT: "0", DATA_DIR: dataDir, DEMO_PASSWORD: password, LOG_LEVEL: "warn" };
      const opened = await send({
        id,
        env: { ...usual, SECRET_KEY: hostedSecretKey, ...env },
        databaseUrl: database,
      });
      if (!opened) throw new Error("The host opened nothing");
      return {
        ...opened,
        password,
        dataDir,
        databaseUrl: database,
        async stop({ keepDatabase } = { keepDatabase: false }) {
          await send({ id });
          if (!keepDatabase) await asOwner(postgresUrl, `drop database ${name} with (force)`);
          await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
        },
      };
    },
    async stop() {
      child.disconnect();
      const force = setTimeout(() => child.kill("SIGKILL"), stopWithinMs);
      await ended;
      clearTimeout(force);
    },
  };
}
