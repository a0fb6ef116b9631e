import type { Visit } from "../../journeys/guest-page.ts";
import type { Clock } from "../../platform/clock.ts";
import { openRateLimiter } from "../../platform/rate-limiter.ts";
import { refuseFor } from "../../platform/refusal.ts";
import { networkOf } from "../network-of.ts";

const windowMs = 60_000;
/** Far more than a person types in a minute. */
const messagesPerBrowser = 20;
/** A whole hotel may stand behind one address, on the evening its Wi-Fi fails. */
const messagesPerNetwork = 600;
const messagesPerVenue = 6_000;
const filesWindowMs = 15 * 60_000;
const filesPerBrowser = 10;
const filesPerNetwork = 60;
/** Up to five gigabytes, if all are as large as they may be. */
const filesPerVenue = 300;
/** Keeps floods away from the database, which counts tries by the day. */
const triesPerNetwork = 120;
const streamsPerBrowser = 6;
const streamRetryAfterSeconds = 30;
const browsersMost = 50_000;

export type GuestLimits = {
  /** Refused as too many. */
  countMessage(visit: Visit, address: string): void;
  /** Refuses too many files, because they fill the disk. */
  countFile(visit: Visit, address: string): void;
  /** Refused as too many. How often a stay can be tried in a day is counted in the database. */
  countVerification(visit: Visit, address: string): void;
  /** Refused as too many. `release` when the stream has ended. */
  openStream(visit: Visit): () => void;
};

/** Limits of one process. A browser without its cookie is another one, so its network and the venue have limits too. */
export function openGuestLimits(clock: Clock): GuestLimits {
  const limiter = (max: number) => openRateLimiter({ max, windowMs, clock, maxKeys: browsersMost });
  const ofBrowser = limiter(messagesPerBrowser);
  const ofNetwork = limiter(messagesPerNetwork);
  const ofVenue = limiter(messagesPerVenue);
  const files = (max: number) =>
    openRateLimiter({ max, windowMs: filesWindowMs, clock, maxKeys: browsersMost });
  const filesOfBrowser = files(filesPerBrowser);
  const filesOfNetwork = files(filesPerNetwork);
  const filesOfVenue = files(filesPerVenue);
  const triesOfNetwork = limiter(triesPerNetwork);
  const streams = new Map<string, number>();
  return {
    countMessage({ venueId, token }, address) {
      refuseAtFirst([
        () => ofBrowser.count(token),
        () => ofNetwork.count(`${venueId} ${networkOf(address)}`),
        () => ofVenue.count(String(venueId)),
      ]);
    },
    countFile({ venueId, token }, address) {
      refuseAtFirst([
        () => filesOfBrowser.count(token),
        () => filesOfNetwork.count(`${venueId} ${networkOf(address)}`),
        () => filesOfVenue.count(String(venueId)),
      ]);
    },
    countVerification({ venueId }, address) {
      refuseAtFirst([() => triesOfNetwork.count(`${venueId} ${networkOf(address)}`)]);
    },
    openStream({ token }) {
      const count = streams.get(token) ?? 0;
      if (count >= streamsPerBrowser) throw refuseFor("too_many", streamRetryAfterSeconds);
      streams.set(token, count + 1);
      return () => {
        const left = (streams.get(token) ?? 1) - 1;
        if (left > 0) streams.set(token, left);
        else streams.delete(token);
      };
    },
  };
}

/** The narrowest limit first. What it refuses counts for no wider one: a single browser must not use up its venue's. */
function refuseAtFirst(counts: (() => number | undefined)[]) {
  for (const count of counts) {
    const seconds = count();
    if (seconds !== undefined) throw refuseFor("too_many", seconds);
  }
}
