import { problems } from "@bellhop/contract/problems";
import type { Clock } from "../../platform/clock.ts";
import { openMeter } from "../../platform/meter.ts";
import { Refusal, refuseFor } from "../../platform/refusal.ts";
import { networkOf } from "../network-of.ts";
import type { WhoAsks } from "./who-asks.ts";

const windowMs = 60_000;
/** Far above what a house with all its staff behind one address causes when its sessions run out. */
const badTokensMost = 600;

/**
 * Tells who makes a call, as often as a person may make one in a minute (undefined: as often as they like). An address
 * from which very many calls come with no good token hears 429 for those; its signed-in people go on.
 */
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
