import type { Config } from "./platform/config.ts";
import { startEmbeddedPostgres } from "./platform/embedded-postgres/index.ts";
import type { Log } from "./platform/log.ts";

export async function openDatabaseServer(
  config: Config,
  log: Log,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl.reveal(), stop: async () => {} };
  return startEmbeddedPostgres({ dataDir: config.dataDir, log });
}
