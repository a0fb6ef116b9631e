import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { PushPayload } from "@bellhop/contract/notifications";
import { fileToStart } from "./file-to-start.ts";

const program = fileToStart(new URL("../../../fakes/push/main.ts", import.meta.url));
const arriveWithinMs = 15_000;

export type Subscribed = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };
export type ArrivedPush = {
  subscription: string;
  at: string;
  ttl: number;
  topic: string;
  urgency: string;
  payload: PushPayload;
};

/** A push service with its browsers. `host` belongs into SAFE_FETCH_ALLOW. */
export async function startPush({ port = 0 } = {}) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: String(port), UNTIL_STDIN_ENDS: "1" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (line: Buffer) => resolve(line.toString().trim()));
    void ended.then(([code]) => reject(new Error(`The stand-in ended with ${code}`)));
  });
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/_control/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<unknown>;
  };
  const pushesTo = async (subscribed?: Subscribed) =>
    (await control("GET", `pushes${subscribed ? `?subscription=${subscribed.id}` : ""}`)) as ArrivedPush[];
  return {
    url,
    host: new URL(url).host,
    async subscribe(): Promise<Subscribed> {
      const subscription = (await control("POST", "subscriptions")) as Omit<Subscribed, "id">;
      return { ...subscription, id: subscription.endpoint.split("/").at(-1) ?? "" };
    },
    end: ({ id }: Subscribed) => control("DELETE", `subscriptions/${id}`),
    /** Oldest first. */
    pushesTo,
    /** Waits until `count` pushes have arrived, and returns all. */
    async waitFor(subscribed: Subscribed, count: number, withinMs = arriveWithinMs) {
      for (const until = Date.now() + withinMs; ; await pause(25)) {
        const pushes = await pushesTo(subscribed);
        if (pushes.length >= count) return pushes;
        if (Date.now() > until) throw new Error(`${pushes.length} of ${count} pushes came`);
      }
    },
    /** It breaks connections for that long. */
    dead: (ms: number) => control("POST", "dead", { ms }),
    /** See fakes/push/push.ts. */
    fault: (...faults: object[]) => control("POST", "faults", faults),
    clearFaults: () => control("DELETE", "faults"),
    async clear() {
      await control("DELETE", "pushes");
      await control("DELETE", "faults");
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
