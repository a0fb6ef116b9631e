import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { portOfItsOwn } from "../server/src/testing/port-of-its-own.ts";
import { startBellhop as runBellhop } from "../server/src/testing/running-bellhop.ts";

const root = path.dirname(import.meta.dirname);

/** A process of the benchmark. */
export type Program = {
  port: number;
  pid: number;
  /** Processor time so far, in milliseconds. */
  cpuMs(): number;
  residentMiB(): number;
  stop(): Promise<void>;
};

/** A few members make all the load here. */
const unlimited = { CALLS_PER_MINUTE: "0", STREAMS_PER_MEMBER: "0" };

/** Starts a Bellhop process in production mode on a given port. */
export async function startBellhop(env: Record<string, string>, dataDir?: string): Promise<Program> {
  const port = await portOfItsOwn();
  const { pid, stop } = await runBellhop({
    env: { NODE_ENV: "production", LOG_LEVEL: "error", DEMO: "0", PORT: String(port), ...unlimited, ...env },
    dataDir,
  });
  return { port, pid, cpuMs: () => cpuMsOf(pid), residentMiB: () => residentMiBOf(pid), stop };
}

/** Starts a program of the benchmark; it prints "ready" when it listens on PORT. */
export async function startByHand(file: string, env: Record<string, string>): Promise<Program> {
  const port = await portOfItsOwn();
  const child = spawn(process.execPath, [path.join(root, file)], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      NODE_ENV: "production",
      ...env,
    },
  });
  const ended = once(child, "exit");
  await Promise.race([
    once(child.stdout, "data"),
    ended.then(([code]) => Promise.reject(new Error(`${file} ended (${code})`))),
  ]);
  const pid = child.pid as number;
  return {
    port,
    pid,
    cpuMs: () => cpuMsOf(pid),
    residentMiB: () => residentMiBOf(pid),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Linux counts in hundredths of a second. */
function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function residentMiBOf(pid: number): number {
  const [, kib = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kib) / 1024;
}
