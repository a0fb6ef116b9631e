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
import type { RenderContextFor } from "./pages/render-context.ts";
import { buildProvider } from "./provider.ts";

const lookAfterMs = 10 * 60_000;
/** How soon every process signs with what another one has made of the keys. */
const lookAtKeysMs = 10_000;

/** The provider as it is now; another takes its place when the signing keys rotate. */
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
  context: RenderContextFor;
};

/** Starts the provider, and from time to time rotates its keys and deletes what has run out. */
export async function runProvider({
  settings,
  db,
  log,
  secretKey,
  context,
}: Parts): Promise<RunningProvider> {
  let running = await start();

  async function start() {
    const keys = await ensureSigningKeys(db, secretKey);
    const provider = await buildProvider({ settings, db, log, context, keys });
    return { provider, callback: provider.callback(), keyIds: keyIdsOf(keys) };
  }

  /** Requests that have begun are answered by the provider they began with. */
  async function lookAtKeys() {
    const { keys } = await publicSigningKeys(db);
    if (keyIdsOf(keys) !== running.keyIds) running = await start();
  }

  async function lookAfter() {
    await ensureSigningKeys(db, secretKey);
    await lookAtKeys();
    await sweepIdentity(db);
  }

  function fromTimeToTime(work: () => Promise<void>, ms: number) {
    let isAtIt = false;
    return setInterval(async () => {
      if (isAtIt) return;
      isAtIt = true;
      try {
        await work();
      } catch (error) {
        // That the database is away is told by those who need it more.
        if (!isDatabaseUnavailable(error)) log.warn({ err: error }, "identity upkeep put off");
      } finally {
        isAtIt = false;
      }
    }, ms).unref();
  }
  const timers = [fromTimeToTime(lookAtKeys, lookAtKeysMs), fromTimeToTime(lookAfter, lookAfterMs)];

  return {
    current: () => running.provider,
    answer: (request, response) => running.callback(request, response),
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

const keyIdsOf = (keys: Array<{ kid?: string }>) => keys.map((key) => key.kid).join(" ");
