import os from "node:os";
import { insecureOriginWarning, otherDevicesHint } from "./domain/identity/index.ts";
import { demoOpens } from "./journeys/demo-opens.ts";
import { installationOpens } from "./journeys/installation-opens.ts";
import { openBellhop } from "./open-bellhop.ts";
import { openDatabaseServer } from "./open-database-server.ts";
import { readConfig } from "./platform/config.ts";
import { migrate } from "./platform/db/index.ts";
import { freePort } from "./platform/embedded-postgres/free-port.ts";
import { armFailpoint } from "./platform/failpoints.ts";
import { type Log, openLog } from "./platform/log.ts";
import { whenLauncherDies } from "./platform/parent-watch.ts";

/** Starts a process of Bellhop: its database, its parts, its doors; then says where it is and how to sign in. */
async function start() {
  const config = await readConfig(process.env);
  const log = openLog(config.logLevel);
  if (config.crashAt) armFailpoint(config.crashAt);
  say("Starting the database …");
  const database = await openDatabaseServer(config, log);
  const close = async () => database.stop();
  try {
    say("Bringing the database up to date …");
    await migrate({ ownerUrl: database.url, log, roleSecret: config.secretKey.reveal() });
    const port = config.port || (await freePort());
    const bellhop = await openBellhop({ config, port, ownerUrl: database.url, log });
    const isNew = await installationOpens(bellhop.parts);
    const wantsDemo = config.demo ?? (isNew && !config.databaseUrl && !config.production);
    const demo = await demoOpens(bellhop.parts, wantsDemo);
    await bellhop.open(demo?.emails);
    stopOnSignals(log, async () => {
      await bellhop.close();
      await close();
    });
    const warning = insecureOriginWarning(bellhop.publicUrl, port);
    if (warning) say(`\n${warning}`);
    say(`\nBellhop is ready at ${bellhop.publicUrl}`);
    if (demo) {
      say(`\n  Sign in      ${demo.emails.join(", ")}`);
      say(`  Password     ${demo.password ?? "as printed where the demo was first started"}`);
      say(`  Be a guest   ${bellhop.publicUrl}/simulator`);
      if (demo.ignoresGivenPassword) {
        say("\n  DEMO_PASSWORD changes nothing: the demo keeps the password it was first started with.");
      }
    }
    const address = config.publicUrl ? undefined : addressOnTheNetwork();
    if (address) say(`\n${otherDevicesHint(address, port)}`);
    say("\nCtrl-C stops it.");
  } catch (error) {
    await close();
    throw error;
  }
}

function addressOnTheNetwork(): string | undefined {
  const addresses = Object.values(os.networkInterfaces()).flat();
  return addresses.find((one) => one?.family === "IPv4" && !one.internal)?.address;
}

function stopOnSignals(log: Log, close: () => Promise<void>) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    say("\nStopping …");
    // Whatever hangs, the process does not outlive its grace.
    setTimeout(() => process.exit(1), 12_000).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "not stopped cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  whenLauncherDies(stop);
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

start().catch((error: unknown) => {
  const told = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\nBellhop could not start.\n${told}\n`);
  if (process.env.LOG_LEVEL === "debug" && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
