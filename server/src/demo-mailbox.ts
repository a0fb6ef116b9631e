import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../fakes/mail/main.ts", import.meta.url));

/**
 * A mail server for the demo, in a separate process on loopback. It forwards nothing and shows the received mails.
 */
export type DemoMailbox = {
  /** The addresses of its page and of the server; undefined if it did not start. */
  addresses: Promise<{ url: string; smtpUrl: string } | undefined>;
  stop(): Promise<void>;
};

/** Returns at once. The child ends when this process ends in any way, because its standard input closes. */
export function startDemoMailbox(): DemoMailbox {
  const child = spawn(process.execPath, [program], {
    stdio: ["pipe", "pipe", "ignore"],
    // This process's environment contains secrets.
    env: { PORT: "0", SMTP_PORT: "0", UNTIL_STDIN_ENDS: "1" },
  });
  // Nothing is written to it. It breaks when the child ends, which `ended` handles.
  child.stdin.on("error", () => {});
  // A child that cannot start ends as well: the demo goes on without mail.
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
