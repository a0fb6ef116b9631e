import { openGraph } from "./graph.ts";

// Stands in for graph.facebook.com: `node fakes/graph/main.ts`. Its address is the first line it prints.
const { PORT, WEBHOOK_URL, APP_ID, APP_SECRET, ACCESS_TOKEN, PHONE_NUMBER_IDS, REPORT_EVERY_MS } =
  process.env;

const graph = await openGraph({
  port: Number(PORT || 0),
  webhookUrl: WEBHOOK_URL || undefined,
  appSecret: APP_SECRET || "app secret of the stand-in",
  appId: APP_ID || undefined,
  accessToken: ACCESS_TOKEN || undefined,
  phoneNumberIds: PHONE_NUMBER_IDS ? PHONE_NUMBER_IDS.split(",") : undefined,
  reportEveryMs: Number(REPORT_EVERY_MS || 40),
});
process.stdout.write(`${graph.url}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void graph.close());
