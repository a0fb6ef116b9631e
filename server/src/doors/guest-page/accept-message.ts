import type { FastifyRequest } from "fastify";
import {
  collectEmergency,
  guestRepeatsEmergency,
  reportsDangerOnPage,
} from "../../journeys/guests/guest-repeats-emergency.ts";
import type { Visit } from "../../journeys/guests/view-guest-page.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import { openKeyedMutex } from "../../platform/keyed-mutex.ts";
import { Refusal, refuseFor } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { networkOf } from "../network-of.ts";
import type { GuestLimits, Sender } from "./guest-limits.ts";
import type { KnownSessions } from "./known-sessions.ts";

/** `thread`: the page shows it. `emergency`: staff have it, and the browser has no conversation that shows it. */
export type Accepted = { is: "thread"; sessionId: string } | { is: "emergency" };

export type AcceptMessage = (
  request: FastifyRequest,
  visit: Visit,
  text: string,
  /** Returns the id of the browser's session. */
  store: () => Promise<string>,
) => Promise<Accepted>;

type Parts = { services: Services; sessions: KnownSessions; limits: GuestLimits };

const maxCollectors = 1_000;
const turnMs = 5_000;

/**
 * Stores a message of the guest page. Refused above the limits, except for what reads as an emergency: that always
 * arrives. The more of them come from one place, the fewer alerts they raise.
 */
export function openAcceptMessage({ services: { db }, sessions, limits }: Parts): AcceptMessage {
  /** Guests whose conversations collect emergencies, by place. */
  const collectors = new Map<string, string>();
  const oneAtATime = openKeyedMutex(turnMs);

  const inUnit = <T>({ venueId }: Visit, work: (at: AtVenue) => Promise<T>): Promise<T> =>
    retryOnConflict(() => db.atVenue(venueId, work));

  async function collect({ visit, address }: Sender, text: string) {
    const { venueId, place, language } = visit;
    const key = [venueId, language, place.room ?? networkOf(address)].join(" ");
    const isStored = limits.mayCollectEmergency(key);
    await oneAtATime([key], async () => {
      const guestId = await inUnit(visit, (at) =>
        collectEmergency(at, { guestId: collectors.get(key), language, text, isStored }),
      );
      collectors.set(key, guestId);
    });
    const [oldest] = collectors.keys();
    if (collectors.size > maxCollectors && oldest !== undefined) collectors.delete(oldest);
  }

  return async (request, visit, text, store) => {
    const sender = { visit, address: request.ip, isKnown: await sessions.isKnown(visit) };
    const isDanger = async () =>
      text !== "" && (await db.readAtVenue(visit.venueId, (at) => reportsDangerOnPage(at, visit, text)));
    const collected = async (): Promise<Accepted> => {
      await collect(sender, text);
      return { is: "emergency" };
    };
    const waitSeconds = limits.count("messages", sender);
    const isAllowed = waitSeconds === undefined;
    if (!isAllowed && !(await isDanger())) throw refuseFor("too_many", waitSeconds);
    if (isAllowed || limits.mayStoreEmergency(sender)) {
      try {
        // A browser that refuses cookies never shows its conversation.
        const isShown = !visit.isNew || !(await isDanger());
        const sessionId = await store();
        return isShown ? { is: "thread", sessionId } : { is: "emergency" };
      } catch (error) {
        // The words would be lost with the session, or wait for the browser's new token.
        if (!hasNoSession(error) || !(await isDanger())) throw error;
        return collected();
      }
    }
    const sessionId = sender.isKnown && (await inUnit(visit, (at) => guestRepeatsEmergency(at, visit, text)));
    return sessionId ? { is: "thread", sessionId } : collected();
  };
}

/** The browser's session has ended, or another response is just giving it another token. */
const hasNoSession = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === "session_expired" || error.code === "too_many");
