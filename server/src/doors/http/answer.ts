import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import type { FastifyRequest } from "fastify";
import type { Member } from "../../domain/members/index.ts";
import type { Parts } from "../../journeys/parts.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";

/** A call of the contract and what answers it. */
export type Route = {
  call: Call;
  answer(request: FastifyRequest, input: never, who: Member, parts: Parts): Promise<unknown>;
};

/** Answers a call about one venue. The work runs as that venue, in one transaction. */
export function answerAtVenue<C extends Call & { about: "venue" | "operator" }>(
  call: C,
  work: (at: AtVenue, input: InputOf<C>, who: Member, parts: Parts) => Promise<OutputOf<C>>,
): Route {
  return {
    call,
    answer: (request, input, who, parts) =>
      parts.db.atVenue(venueOf(request, who), (at) => work(at, input, who, parts)),
  };
}

/** Answers a call about one venue whose work takes units of several kinds; it opens them itself. */
export function answerInUnits<C extends Call & { about: "venue" | "operator" }>(
  call: C,
  work: (venueId: number, input: InputOf<C>, who: Member, parts: Parts) => Promise<OutputOf<C>>,
): Route {
  return {
    call,
    answer: (request, input, who, parts) => work(venueOf(request, who), input, who, parts),
  };
}

/** Answers a call about the operator, or one that opens its own units of work. */
export function answerForMember<C extends Call>(
  call: C,
  work: (who: Member, input: InputOf<C>, parts: Parts) => Promise<OutputOf<C>>,
): Route {
  return { call, answer: (_request, input, who, parts) => work(who, input, parts) };
}

/**
 * The venue a request is about: the one it names in `Bellhop-Venue`, since two tabs may be at two venues, else the
 * member's current one. Somebody else's venue is the same as none.
 */
export function venueOf(request: FastifyRequest, who: Member): number {
  const venueId = namedVenue(request, who) ?? who.currentVenueId;
  if (venueId === null) throw refuse("not_found");
  return venueId;
}

/** The venue that the request names, where it names one. */
export function namedVenue(request: FastifyRequest, who: Member): number | undefined {
  const named = request.headers["bellhop-venue"];
  if (named === undefined) return undefined;
  const venueId = Number(named);
  if (!who.venueIds.includes(venueId)) throw refuse("not_found");
  return venueId;
}
