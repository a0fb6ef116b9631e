import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import {
  ensureSigningKeys,
  type IdentitySettings,
  publicSigningKeys,
  sweepIdentity,
} from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { isDatabaseUnavailable } from "../../platform/db/index.ts";
import type { Log } from "../../platform/log.ts";
import { buildProvider } from "./build-provider.ts";
import type { RenderContextFor } from "./pages/render-context.ts";

const upkeepMs = 10 * 60_000;
const reloadKeysMs = 10_000;

/** Replaces the provider when the signing keys rotate. */
export type RunningProvider = {
  current(): Provider;
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  stop(): void;
};

type Parts = {
  settings: IdentitySettings;
  db: Database;
  log: Log;
  secretKey: Secret;
  contextFor: RenderContextFor;
};

export async function runProvider({
  settings,
  db,
  log,
  secretKey,
  contextFor,
}: Parts): Promise<RunningProvider> {
  let running = await start();

  async function start() {
    const keys = await ensureSigningKeys(db, secretKey);
    const provider = await buildProvider({ settings, db, log, secretKey, contextFor, keys });
    return { provider, callback: provider.callback(), keyIds: keyIdsOf(keys) };
  }

  /** Running requests finish with the provider they started with. */
  async function reloadKeys() {
    const { keys } = await publicSigningKeys(db);
    if (keyIdsOf(keys) !== running.keyIds) running = await start();
  }

  async function runUpkeep() {
    await ensureSigningKeys(db, secretKey);
    await reloadKeys();
    await sweepIdentity(db);
  }

  function repeat(work: () => Promise<void>, ms: number) {
    let isRunning = false;
    return setInterval(async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await work();
      } catch (error) {
        // Other parts log that the database is unreachable.
        if (!isDatabaseUnavailable(error)) log.warn({ err: error }, "identity upkeep postponed");
      } finally {
        isRunning = false;
      }
    }, ms).unref();
  }
  const timers = [repeat(reloadKeys, reloadKeysMs), repeat(runUpkeep, upkeepMs)];

  return {
    current: () => running.provider,
    answer: (request, response) => running.callback(request, response),
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

const keyIdsOf = (keys: Array<{ kid?: string }>) => keys.map((key) => key.kid).join(" ");
