import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import { decideRequest, listRequests, type Request } from "@bellhop/contract/requests";
import { signInOverHttp } from "../../../server/src/testing/sign-in-over-http.ts";

const tokenGoodForMs = 5 * 60_000;
const emails = ["owner@belvedere.example", "staff@belvedere.example"];

/** Two members, each at another process, who decide half of the requests: every fourth of all both of them at once. */
export async function openMembers(options: { urls: string[]; password: string; venueId: number }) {
  const { urls, password, venueId } = options;
  const decided = new Map<string, Promise<unknown>>();
  let raced = 0;

  const members = emails.map((email, at) => {
    let signedIn: { token: string; at: number } | undefined;
    return async function ask<C extends Call>(call: C, input: InputOf<C>) {
      for (let turn = at; ; turn++) {
        const url = urls[turn % urls.length] ?? "";
        try {
          if (!signedIn || Date.now() - signedIn.at > tokenGoodForMs)
            signedIn = { token: await signInOverHttp(url, { email, password }), at: Date.now() };
          const response = await fetch(`${url}${call.path}`, {
            method: call.method,
            headers: {
              authorization: `Bearer ${signedIn.token}`,
              "content-type": "application/json",
              "bellhop-venue": String(venueId),
            },
            body: JSON.stringify(input),
            signal: AbortSignal.timeout(10_000),
          });
          const body = (await response.json()) as OutputOf<C>;
          if (response.status === 401) signedIn = undefined;
          else if (response.status === 200 || response.status === 409)
            return { status: response.status, body };
        } catch {
          // The process was killed, or is not up yet: the other one is asked.
        }
        await pause(300);
      }
    };
  });

  /** As the outbox does: again with the same id of the message, until there is an answer. */
  const decide = (member: number, { request_id, version, room }: Request, decision: "confirm" | "decline") =>
    members[member]?.(decideRequest, {
      request_id,
      version,
      decision,
      words: decision === "confirm" ? `Confirmed for room ${room}.` : `Sorry, no towels for room ${room}.`,
      new_message_id: randomUUID(),
    });

  return {
    raced: () => raced,
    async decide(stopped: AbortSignal) {
      while (!stopped.aborted) {
        const listed = await members[0]?.(listRequests, { states: ["new"], kind: "towels", limit: 100 });
        for (const request of listed?.body.items ?? []) {
          const kind = Number(request.room ?? 0) % 4;
          if (decided.has(request.request_id) || !/^\d{4}$/.test(request.room ?? "")) continue;
          if (kind === 1) decided.set(request.request_id, Promise.resolve(decide(1, request, "confirm")));
          if (kind !== 2) continue;
          raced += 1;
          const both = [decide(0, request, "confirm"), decide(1, request, "decline")];
          decided.set(request.request_id, Promise.all(both));
        }
        await pause(400);
      }
      await Promise.all(decided.values());
    },
  };
}
