import { openInstallation } from "../journeys/installation/open-installation.ts";
import { seedDemo } from "../journeys/installation/seed-demo.ts";
import { openBellhop } from "../open-bellhop.ts";
import { readConfig } from "../platform/config.ts";
import { holdPort } from "../platform/free-port.ts";
import { openLog } from "../platform/log.ts";
import type { Answer, Order } from "./hosted-bellhop.ts";
import { type RunningMail, startMail } from "./running-mail.ts";

/**
 * Opens Bellhops one after the other for `hosted-bellhop.ts`. The code of the server and the mail server stay warm
 * between them, which is most of what the start of a process costs.
 */
const opened = new Map<number, () => Promise<void>>();
let mailServer: Promise<RunningMail> | undefined;

async function open(id: number, env: Record<string, string>, databaseUrl: string) {
  const config = await readConfig(env);
  const held = config.port ? undefined : await holdPort();
  const port = held?.port ?? config.port;
  const log = openLog(config.logLevel);
  const bellhop = await openBellhop({ config, port, ownerUrl: databaseUrl, log });
  opened.set(id, bellhop.close);
  await openInstallation(bellhop.services);
  const demo = await seedDemo(bellhop.services, config.demo ?? true);
  const mail = demo && !config.smtpUrl ? await emptyMailServer() : undefined;
  if (mail) bellhop.services.mail.sendThrough(Promise.resolve(mail.smtpUrl));
  await held?.giveBack();
  await bellhop.open(demo?.emails);
  return { url: bellhop.publicUrl, mailboxUrl: mail?.url };
}

async function emptyMailServer(): Promise<RunningMail> {
  mailServer ??= startMail();
  const mail = await mailServer;
  await mail.clear();
  return mail;
}

async function close(id: number) {
  await opened.get(id)?.();
  opened.delete(id);
}

async function obey(order: Order): Promise<Answer> {
  const { id } = order;
  try {
    if ("env" in order) return { id, opened: await open(id, order.env, order.databaseUrl) };
    await close(id);
    return { id };
  } catch (error) {
    return { id, error: error instanceof Error ? String(error.stack) : String(error) };
  }
}

process.on("message", async (order: Order) => process.send?.(await obey(order)));
// The channel closes when the parent ends in any way.
process.on("disconnect", async () => {
  for (const end of opened.values()) await end();
  await (await mailServer)?.stop();
  process.exit();
});
