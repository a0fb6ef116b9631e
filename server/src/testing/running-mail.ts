import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileToStart } from "./file-to-start.ts";

const program = fileToStart(new URL("../../../fakes/mail/main.ts", import.meta.url));
const arrivesWithinMs = 15_000;

export type ArrivedMail = {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  headers: Record<string, string>;
};

export type Mailbox = {
  url: string;
  /** Newest first; all mail without an address. */
  mailsTo(address?: string): Promise<ArrivedMail[]>;
  /** Waits until `count` mails have arrived, and returns the newest. */
  mailTo(address: string, count?: number, withinMs?: number): Promise<ArrivedMail>;
  /** See fakes/mail/faults.ts. */
  fault(...faults: object[]): Promise<void>;
  clearFaults(): Promise<void>;
  clear(): Promise<void>;
};

export type RunningMail = Mailbox & {
  smtpUrl: string;
  stop(): Promise<void>;
};

export async function startMail({ smtpPort = 0 } = {}): Promise<RunningMail> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: "0", SMTP_PORT: String(smtpPort), UNTIL_STDIN_ENDS: "1" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const [url = "", smtpUrl = ""] = await new Promise<string[]>((resolve, reject) => {
    child.stdout.once("data", (line: Buffer) => resolve(line.toString().trim().split(" ")));
    void ended.then(([code]) => reject(new Error(`The stand-in ended with ${code}`)));
  });
  return {
    ...mailboxAt(url),
    smtpUrl,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

export function mailboxAt(url: string): Mailbox {
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<unknown>;
  };
  const mailsTo = async (address?: string) =>
    (await ask("GET", `/mails${address ? `?to=${encodeURIComponent(address)}` : ""}`)) as ArrivedMail[];
  return {
    url,
    mailsTo,
    async mailTo(address, count = 1, withinMs = arrivesWithinMs) {
      for (const until = Date.now() + withinMs; ; await pause(50)) {
        const mails = await mailsTo(address);
        if (mails[0] && mails.length >= count) return mails[0];
        if (Date.now() > until) throw new Error(`${mails.length} of ${count} mails came for ${address}`);
      }
    },
    fault: async (...faults) => void (await ask("POST", "/_control/faults", faults)),
    clearFaults: async () => void (await ask("DELETE", "/_control/faults")),
    async clear() {
      await ask("DELETE", "/mails");
      await ask("DELETE", "/_control/faults");
    },
  };
}
