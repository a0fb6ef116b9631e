import { problems } from "@bellhop/contract/problems";
import type { Clock } from "../../platform/clock.ts";
import { openMeter } from "../../platform/meter.ts";
import { Refusal, refuseFor } from "../../platform/refusal.ts";
import { networkOf } from "../network-of.ts";
import type { WhoAsks } from "./who-asks.ts";

const windowMs = 60_000;
/** Far above what a hotel behind one address causes when all its sessions expire. */
const badTokensMost = 600;

/** Limits calls per person, and invalid tokens per network; signed-in people of that network are not affected. */
export function withinLimits(whoAsks: WhoAsks, callsMost: number | undefined, clock: Clock): WhoAsks {
  const badTokens = openMeter({ most: badTokensMost, windowMs, clock });
  const calls = callsMost === undefined ? undefined : openMeter({ most: callsMost, windowMs, clock });
  return async (request, does) => {
    try {
      const who = await whoAsks(request, does);
      mayGoOn(calls?.count(who.sub));
      return who;
    } catch (error) {
      const isBadToken = error instanceof Refusal && problems[error.code].status === 401;
      if (isBadToken) mayGoOn(badTokens.count(networkOf(request.ip)));
      throw error;
    }
  };
}

function mayGoOn(retryAfterSeconds: number | undefined) {
  if (retryAfterSeconds !== undefined) throw refuseFor("too_many", retryAfterSeconds);
}
