import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../fakes/mail/main.ts", import.meta.url));

/** A mail server for a demo that sends nothing on: a process of its own, on loopback, with a page of what arrived. */
export type DemoMailbox = {
  /** Where its page and the server itself are, once they are there; undefined where it did not come up. */
  addresses: Promise<{ url: string; smtpUrl: string } | undefined>;
  stop(): Promise<void>;
};

/** Starts it and waits for nothing. It ends when this process does, however that goes: then its standard input ends. */
export function startDemoMailbox(): DemoMailbox {
  const child = spawn(process.execPath, [program], {
    stdio: ["pipe", "pipe", "ignore"],
    env: { ...process.env, PORT: "0", SMTP_PORT: "0", UNTIL_STDIN_ENDS: "1" },
  });
  // Nothing is ever written to it; it breaks when the child ends, which `ended` tells.
  child.stdin.on("error", () => {});
  // A program that cannot be started ends as well: a demo without a mailbox says that it has no mail, and goes on.
  const ended = Promise.race([once(child, "exit"), once(child, "error")]).catch((error: unknown) => error);
  const said = once(child.stdout, "data").then(([line]) => {
    const [url, smtpUrl] = String(line).trim().split(" ");
    return url && smtpUrl ? { url, smtpUrl } : undefined;
  });
  return {
    addresses: Promise.race([said, ended.then(() => undefined)]),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
