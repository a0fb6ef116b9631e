import type { Visit } from "../../journeys/guest-page.ts";
import type { Clock } from "../../platform/clock.ts";
import { openRateLimiter } from "../../platform/rate-limiter.ts";
import { refuseFor } from "../../platform/refusal.ts";
import { openTokenBuckets } from "../../platform/token-buckets.ts";
import { networkOf } from "../network-of.ts";

/** A browser on a guest page. `isKnown`: it has a session in the database. */
export type Sender = { visit: Visit; address: string; isKnown: boolean };

/** Large, because a whole hotel may share one address and write on the evening its Wi-Fi fails. */
type Bucket = { burst: number; perSecond: number };

type Budget = {
  /** Per browser and minute: far more than a person types. */
  perBrowser: number;
  /**
   * So many per minute of a browser with a session don't count against a shared budget, so no one else can use them up.
   */
  ownShare: number;
  known: { network: Bucket; venue: Bucket };
  /**
   * For browsers without a session, if they may use this form. Each message begins a session, which adds an own share.
   */
  unknown?: { room: Bucket; network: Bucket; venue: Bucket };
};

const minuteMs = 60_000;
const usual = { network: { burst: 600, perSecond: 10 }, venue: { burst: 6_000, perSecond: 100 } };
const newcomers = {
  room: { burst: 30, perSecond: 0.1 },
  network: { burst: 600, perSecond: 1 },
  venue: { burst: 6_000, perSecond: 10 },
};

/** Separate for each kind of form. */
const budgets = {
  messages: {
    perBrowser: 20,
    ownShare: 5,
    known: usual,
    unknown: newcomers,
  },
  ratings: { perBrowser: 60, ownShare: 30, known: usual },
  /** Reports of what was read. */
  reads: { perBrowser: 120, ownShare: 60, known: usual },
  /** Attempts with links that don't work. */
  failedSignIns: {
    perBrowser: 20,
    ownShare: 20,
    known: usual,
    unknown: { ...newcomers, room: usual.network },
  },
} satisfies Record<string, Budget>;

/** For emergencies above the limit of messages. `collected` are stored in one conversation, the others in their own. */
const emergencyBuckets = {
  known: { burst: 30, perSecond: 0.5 },
  network: { burst: 30, perSecond: 0.1 },
  venue: { burst: 300, perSecond: 1 },
  collected: { burst: 30, perSecond: 0.2 },
};

const filesWindowMs = 15 * 60_000;
const filesPerBrowser = 10;
/** A browser with a session may send this many outside the shared budgets, so that others can't use them up. */
const filesOwnShare = 5;
/** Counted separately for browsers with and without a session. */
const filesPerNetwork = 60;
/** Up to five gigabytes, if all are as large as they may be. */
const filesPerVenue = 300;
/** Keeps floods away from the database, which counts tries by the day. */
const triesPerNetwork = 120;
const streamsPerBrowser = 6;
const streamRetryAfterSeconds = 30;
const maxBrowsers = 50_000;

export type GuestLimits = {
  /** Returns the seconds until another one is accepted if the limit is exceeded, else undefined. */
  count(kind: keyof typeof budgets, sender: Sender): number | undefined;
  /** Counts an emergency above the limit of messages. True if it is stored in its own conversation. */
  mayStoreEmergency(sender: Sender): boolean;
  /** Counts an emergency that is not. True if its words are stored in the collecting conversation of the place. */
  mayCollectEmergency(place: string): boolean;
  /** Returns the seconds until there is room, if this is one file too many: they fill the disk. */
  countFile(sender: Sender): number | undefined;
  /** The same before a file is read. Counts nothing: it may never arrive. */
  fileWaitSeconds(sender: Sender): number | undefined;
  /** Refused as too many. How often a stay can be tried in a day is counted in the database. */
  countVerification(visit: Visit, address: string): void;
  /** Refused as too many. `release` when the stream has ended. */
  openStream(visit: Visit): () => void;
};

/**
 * Limits of one process. Anyone can open any number of browsers, so browsers without a session are counted by network
 * and venue, or by room if they scanned a room's code. Browsers with a session are counted separately.
 */
export function openGuestLimits(clock: Clock): GuestLimits {
  const budgetOf = Object.fromEntries(
    Object.entries(budgets).map(([kind, budget]) => [kind, openBudget(budget, clock)]),
  );
  const emergencies = openTokenBuckets({ maxKeys: maxBrowsers });
  const takeEmergency = (key: string, { perSecond, burst }: Bucket) =>
    emergencies.take(key, perSecond, burst) === 0;
  const files = openFileBudget(clock);
  const triesOfNetwork = openRateLimiter({
    max: triesPerNetwork,
    windowMs: minuteMs,
    clock,
    maxKeys: maxBrowsers,
  });
  const streams = new Map<string, number>();
  return {
    count: (kind, sender) => budgetOf[kind]?.(sender),
    mayStoreEmergency({ visit: { venueId, token, place }, address, isKnown }) {
      if (isKnown) return takeEmergency(`session ${token}`, emergencyBuckets.known);
      if (place.room !== null)
        return takeEmergency(`room ${venueId} ${place.room}`, emergencyBuckets.network);
      return (
        takeEmergency(`network ${venueId} ${networkOf(address)}`, emergencyBuckets.network) &&
        takeEmergency(`venue ${venueId}`, emergencyBuckets.venue)
      );
    },
    mayCollectEmergency: (place) => takeEmergency(`collected ${place}`, emergencyBuckets.collected),
    countFile: (sender) => files("count", sender),
    fileWaitSeconds: (sender) => files("check", sender),
    countVerification({ venueId }, address) {
      const seconds = triesOfNetwork.count(`${venueId} ${networkOf(address)}`);
      if (seconds !== undefined) throw refuseFor("too_many", seconds);
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

function openBudget({ perBrowser, ownShare, known, unknown }: Budget, clock: Clock) {
  const limiter = (max: number) => openRateLimiter({ max, windowMs: minuteMs, clock, maxKeys: maxBrowsers });
  const [ofBrowser, share] = [limiter(perBrowser), limiter(ownShare)];
  // Apart: neither uses up what the other has, nor what is counted about the other.
  const openBuckets = () => ({ narrow: openTokenBuckets(), venue: openTokenBuckets() });
  const [ofKnown, ofUnknown] = [openBuckets(), openBuckets()];
  return ({ visit: { venueId, token, place }, address, isKnown }: Sender): number | undefined => {
    const buckets = isKnown ? ofKnown : ofUnknown;
    const take =
      (of: keyof typeof buckets, key: string, { perSecond, burst }: Bucket) =>
      () =>
        Math.ceil(buckets[of].take(key, perSecond, burst) / 1000) || undefined;
    // A public link is anyone's: it uses up nothing of the codes in the house.
    const at = `${venueId} ${place.isInHouse}`;
    const ofNetwork = `network ${at} ${networkOf(address)}`;
    const { network, venue, room } = isKnown || !unknown ? { ...known, room: undefined } : unknown;
    const shared =
      room && place.room !== null
        ? [take("narrow", `room ${at} ${place.room}`, room)]
        : [take("narrow", ofNetwork, network), take("venue", at, venue)];
    const tooMany = ofBrowser.count(token);
    if (tooMany !== undefined) return tooMany;
    if (isKnown && share.count(token) === undefined) return undefined;
    return firstOf(shared);
  };
}

function openFileBudget(clock: Clock) {
  const limiter = (max: number) =>
    openRateLimiter({ max, windowMs: filesWindowMs, clock, maxKeys: maxBrowsers });
  const [ofBrowser, share] = [limiter(filesPerBrowser), limiter(filesOwnShare)];
  const shared = () => ({ ofNetwork: limiter(filesPerNetwork), ofVenue: limiter(filesPerVenue) });
  // Apart: neither uses up what the other has.
  const [ofKnown, ofUnknown] = [shared(), shared()];
  return (what: "count" | "check", { visit: { venueId, token }, address, isKnown }: Sender) => {
    const { ofNetwork, ofVenue } = isKnown ? ofKnown : ofUnknown;
    const tooMany = ofBrowser[what](token);
    if (tooMany !== undefined) return tooMany;
    if (isKnown && share[what](token) === undefined) return undefined;
    return firstOf([
      () => ofNetwork[what](`${venueId} ${networkOf(address)}`),
      () => ofVenue[what](String(venueId)),
    ]);
  };
}

/** The narrowest limit first. A request that one limit refuses does not count against the next. */
const firstOf = (counts: (() => number | undefined)[]): number | undefined => {
  for (const count of counts) {
    const seconds = count();
    if (seconds !== undefined) return seconds;
  }
  return undefined;
};
