import { once } from "node:events";
import os from "node:os";
import { startDemoMailbox } from "./demo-mailbox.ts";
import { insecureOriginWarning, otherDevicesHint } from "./domain/identity/index.ts";
import { openInstallation } from "./journeys/installation/open-installation.ts";
import { seedDemo } from "./journeys/installation/seed-demo.ts";
import { type Bellhop, openBellhop } from "./open-bellhop.ts";
import { openDatabaseServer } from "./open-database-server.ts";
import { readConfig } from "./platform/config.ts";
import {
  appRole,
  inTurn,
  migrate,
  otherConnections,
  urlAs,
  whyTooFewConnections,
} from "./platform/db/index.ts";
import { armFailpoint } from "./platform/failpoints.ts";
import { holdPort } from "./platform/free-port.ts";
import { openLog } from "./platform/log.ts";
import { onLauncherExit } from "./platform/parent-watch.ts";
import { blocksRemoteProxies, isOpenToNetwork } from "./platform/proxies.ts";

const graceMs = 12_000;

/** Closed in reverse order. */
const opened: Array<() => Promise<void>> = [];
/** Drained before `opened` is closed. */
let running: { bellhop: Bellhop; drainMs: number } | undefined;

/**
 * Starts a process: its database, its services, its doors; then prints its address and how to sign in. If it must
 * stop meanwhile, it finishes the current step and starts no other.
 */
async function start(stopped: AbortSignal) {
  const config = await readConfig(process.env);
  const log = openLog(config.logLevel);
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught error");
    process.exit(1);
  });
  if (config.crashAt) armFailpoint(config.crashAt);
  say("Starting the database …");
  const database = await openDatabaseServer(config, log);
  opened.push(database.stop);
  stopped.throwIfAborted();
  const held = config.port ? undefined : await holdPort();
  const port = held?.port ?? config.port;
  const { bellhop, demo } = await inTurn(database.url, {
    stopped,
    tell: (seconds) => say(`Another process is preparing the database. Waiting for it (${seconds} s) …`),
    async work() {
      say("Updating the database …");
      await migrate({ ownerUrl: database.url, log, roleSecret: config.secretKey.reveal() });
      stopped.throwIfAborted();
      const maxConnections = config.databaseConnections + config.jobConnections + otherConnections;
      const appUrl = urlAs(database.url, appRole, config.secretKey.reveal());
      const tooFew = await whyTooFewConnections(appUrl, maxConnections);
      if (tooFew) say(`\n${tooFew}`);
      const bellhop = await openBellhop({ config, port, ownerUrl: database.url, log });
      opened.push(bellhop.close);
      stopped.throwIfAborted();
      const isNew = await openInstallation(bellhop.services);
      const wantsDemo = config.demo ?? (isNew && !config.databaseUrl && !config.production);
      return { bellhop, demo: await seedDemo(bellhop.services, wantsDemo) };
    },
  });
  const isWhole = config.doors.has("http") && config.doors.has("jobs");
  const mailbox = demo && isWhole && !config.smtpUrl ? startDemoMailbox() : undefined;
  if (mailbox) {
    opened.push(mailbox.stop);
    bellhop.services.mail.sendThrough(mailbox.addresses.then((mail) => mail?.smtpUrl));
  }
  stopped.throwIfAborted();
  await held?.giveBack();
  await bellhop.open(demo?.emails);
  running = { bellhop, drainMs: config.drainSeconds * 1_000 };
  stopped.throwIfAborted();
  const warning = insecureOriginWarning(bellhop.publicUrl, port);
  if (warning) say(`\n${warning}`);
  say(`\nBellhop is ready at ${bellhop.publicUrl}`);
  if (demo) {
    say(`\n  Sign in      ${demo.emails.join(", ")}`);
    say(`  Password     ${demo.password ?? "printed when the demo first started"}`);
    say(`  Simulator    ${bellhop.publicUrl}/simulator`);
    const mail = await mailbox?.addresses;
    if (mail) say(`  Mailbox      ${mail.url}`);
    if (demo.ignoresGivenPassword) {
      say("\n  DEMO_PASSWORD is ignored. The demo keeps its first password.");
    }
  }
  if (!config.auth0 && !bellhop.services.mail.canSend) {
    say("\n  E-mail is not set up. Sign-up, e-mail invitations and password resets do not work.");
    say("  Set SMTP_URL to a mail server, or AUTH0_* to sign in with Auth0. See docs/operate.md.");
  }
  if (blocksRemoteProxies(config.trustProxy, config.listenOn)) {
    say("\nOnly this machine can connect, because TRUST_PROXY is a number.");
    say("If the reverse proxy runs on another machine, set TRUST_PROXY to its address. See docs/operate.md.");
  }
  const address = config.publicUrl || !isOpenToNetwork(config.listenOn) ? undefined : addressOnTheNetwork();
  if (address) say(`\n${otherDevicesHint(address, port)}`);
  if (process.getuid?.() === 0)
    say("\nBellhop runs as root. It does not need these rights. Use an ordinary user.");
  say("\nPress Ctrl-C to stop.");
}

function addressOnTheNetwork(): string | undefined {
  const addresses = Object.values(os.networkInterfaces()).flat();
  return addresses.find((one) => one?.family === "IPv4" && !one.internal)?.address;
}

/**
 * `stopped` aborts on Ctrl-C, SIGTERM or the end of the launcher. `hurried` aborts unless that was the first SIGTERM: a
 * person does not wait for a reverse proxy.
 */
function stopSignals(): { stopped: AbortSignal; hurried: AbortSignal } {
  const stopped = new AbortController();
  const hurried = new AbortController();
  const stop = (mayDrain: boolean) => {
    if (!mayDrain || stopped.signal.aborted) hurried.abort();
    if (stopped.signal.aborted) return;
    say("\nStopping …");
    // Even if something hangs, the process ends.
    setTimeout(() => process.exit(1), graceMs + (running?.drainMs ?? 0)).unref();
    stopped.abort();
  };
  process.on("SIGINT", () => stop(false));
  process.on("SIGTERM", () => stop(true));
  onLauncherExit(() => stop(false));
  return { stopped: stopped.signal, hurried: hurried.signal };
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

const { stopped, hurried } = stopSignals();
try {
  await start(stopped);
  if (!stopped.aborted) await once(stopped, "abort");
} catch (error) {
  if (!stopped.aborted) {
    const told = error instanceof Error ? error.message : String(error);
    process.stderr.write(`\nBellhop could not start.\n${told}\n`);
    if (process.env.LOG_LEVEL === "debug" && error instanceof Error) process.stderr.write(`${error.stack}\n`);
    process.exitCode = 1;
  }
}
await running?.bellhop.drain(hurried).catch(() => {});
for (const close of opened.toReversed()) await close();
process.exit();
