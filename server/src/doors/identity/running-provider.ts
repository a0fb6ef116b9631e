import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import { type IdentitySettings, readySigningKeys, sweepIdentity } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import type { Log } from "../../platform/log.ts";
import type { LookOf } from "./pages/look.ts";
import { buildProvider } from "./provider.ts";

const lookAfterMs = 10 * 60_000;

/** The provider as it is now; another takes its place when the signing keys rotate. */
export type RunningProvider = {
  current(): Provider;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  stop(): void;
};

type Parts = { settings: IdentitySettings; db: Database; log: Log; secretKey: Secret; look: LookOf };

/** Starts the provider, and from time to time rotates its keys and deletes what has run out. */
export async function runProvider({ settings, db, log, secretKey, look }: Parts): Promise<RunningProvider> {
  let running = await start();

  async function start() {
    const keys = await readySigningKeys(db, secretKey);
    const provider = await buildProvider({ settings, db, log, look, keys });
    return { provider, callback: provider.callback(), keyIds: keyIdsOf(keys) };
  }

  async function lookAfter() {
    try {
      if (keyIdsOf(await readySigningKeys(db, secretKey)) !== running.keyIds) running = await start();
      await sweepIdentity(db);
    } catch (error) {
      log.warn({ err: error }, "identity upkeep put off");
    }
  }
  const timer = setInterval(lookAfter, lookAfterMs);
  timer.unref();

  return {
    current: () => running.provider,
    answer: (request, response) => running.callback(request, response),
    stop: () => clearInterval(timer),
  };
}

const keyIdsOf = (keys: Array<{ kid?: string }>) => keys.map((key) => key.kid).join(" ");
