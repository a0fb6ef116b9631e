import type { Visit } from "../../journeys/guests/view-guest-page.ts";
import type { Clock } from "../../platform/clock.ts";
import { refuseFor } from "../../platform/refusal.ts";
import { openTokenBuckets, perMinute, type Rate, retryAfterSeconds } from "../../platform/token-buckets.ts";
import { networkOf } from "../network-of.ts";

/** A browser on a guest page. `isKnown`: it has a session in the database. */
export type Sender = { visit: Visit; address: string; isKnown: boolean };

type Budget = {
  /** Per browser and minute: far more than a person types. */
  perBrowser: number;
  /**
   * So many per minute of a browser with a session don't count against a shared budget, so no one else can use them up.
   */
  ownShare: number;
  known: { network: Rate; venue: Rate };
  /**
   * For browsers without a session, if they may use this form. Each message begins a session, which adds an own share.
   */
  unknown?: { room: Rate; network: Rate; venue: Rate };
};

/** Large, because a whole hotel may share one address and write on the evening its Wi-Fi fails. */
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

const filesPerQuarterHour = (count: number): Rate => ({ burst: count, perSecond: count / (15 * 60) });
const filesPerBrowser = filesPerQuarterHour(10);
/** A browser with a session may send this many outside the shared budgets, so that others can't use them up. */
const filesOwnShare = filesPerQuarterHour(5);
/** Counted separately for browsers with and without a session. */
const filesPerNetwork = filesPerQuarterHour(60);
/** Up to five gigabytes at once, if all are as large as they may be. */
const filesPerVenue = filesPerQuarterHour(300);
/** Keeps floods away from the database, which counts tries by the day. */
const triesPerNetwork = perMinute(120);
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
  const emergencies = openBuckets(clock);
  const takeEmergency = (key: string, rate: Rate) => emergencies.take(key, rate) === 0;
  const files = openFileBudget(clock);
  const triesOfNetwork = openBuckets(clock);
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
    countFile: (sender) => files("take", sender),
    fileWaitSeconds: (sender) => files("peek", sender),
    countVerification({ venueId }, address) {
      const waitMs = triesOfNetwork.take(`${venueId} ${networkOf(address)}`, triesPerNetwork);
      const seconds = retryAfterSeconds(waitMs);
      if (seconds !== undefined) throw refuseFor("too_many", seconds);
    },
    openStream({ token }) {
      const count = streams.get(token) ?? 0;
      if (count >= streamsPerBrowser) throw refuseFor("too_many", streamRetryAfterSeconds);
      streams.set(token, count + 1);
      return () => {
        const remaining = (streams.get(token) ?? 1) - 1;
        if (remaining > 0) streams.set(token, remaining);
        else streams.delete(token);
      };
    },
  };
}

function openBudget({ perBrowser, ownShare, known, unknown }: Budget, clock: Clock) {
  const [ofBrowser, share] = [openBuckets(clock), openBuckets(clock)];
  // Apart: neither uses up what the other has, nor what is counted about the other.
  const openPart = () => openTokenBuckets({ nowMs: clock.elapsedMs });
  const openShared = () => ({ narrow: openPart(), venue: openPart() });
  const [ofKnown, ofUnknown] = [openShared(), openShared()];
  return ({ visit: { venueId, token, place }, address, isKnown }: Sender): number | undefined => {
    const buckets = isKnown ? ofKnown : ofUnknown;
    const take = (of: keyof typeof buckets, key: string, rate: Rate) => () => buckets[of].take(key, rate);
    // A public link is anyone's: it uses up nothing of the codes in the house.
    const at = `${venueId} ${place.isInHouse}`;
    const ofNetwork = `network ${at} ${networkOf(address)}`;
    const { network, venue, room } = isKnown || !unknown ? { ...known, room: undefined } : unknown;
    const shared =
      room && place.room !== null
        ? [take("narrow", `room ${at} ${place.room}`, room)]
        : [take("narrow", ofNetwork, network), take("venue", at, venue)];
    const waitMs = ofBrowser.take(token, perMinute(perBrowser));
    if (waitMs > 0) return retryAfterSeconds(waitMs);
    if (isKnown && share.take(token, perMinute(ownShare)) === 0) return undefined;
    return firstOf(shared);
  };
}

function openFileBudget(clock: Clock) {
  const [ofBrowser, share] = [openBuckets(clock), openBuckets(clock)];
  const shared = () => ({ ofNetwork: openBuckets(clock), ofVenue: openBuckets(clock) });
  // Apart: neither uses up what the other has.
  const [ofKnown, ofUnknown] = [shared(), shared()];
  return (how: "take" | "peek", { visit: { venueId, token }, address, isKnown }: Sender) => {
    const { ofNetwork, ofVenue } = isKnown ? ofKnown : ofUnknown;
    const waitMs = ofBrowser[how](token, filesPerBrowser);
    if (waitMs > 0) return retryAfterSeconds(waitMs);
    if (isKnown && share[how](token, filesOwnShare) === 0) return undefined;
    return firstOf([
      () => ofNetwork[how](`${venueId} ${networkOf(address)}`, filesPerNetwork),
      () => ofVenue[how](String(venueId), filesPerVenue),
    ]);
  };
}

/** The narrowest limit first. A request that one limit refuses does not count against the next. */
const firstOf = (limits: (() => number)[]): number | undefined => {
  for (const waitMs of limits) {
    const seconds = retryAfterSeconds(waitMs());
    if (seconds !== undefined) return seconds;
  }
  return undefined;
};

const openBuckets = ({ elapsedMs }: Clock) => openTokenBuckets({ maxKeys: maxBrowsers, nowMs: elapsedMs });
