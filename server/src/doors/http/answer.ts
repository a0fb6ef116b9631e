import type { About, Call, Does, InputOf, OutputOf } from "@bellhop/contract/call";
import type { FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Acting, Member, Person } from "../../domain/members/index.ts";
import type { AtInstallation, AtOperator, AtVenue, Reading } from "../../platform/at/index.ts";
import {
  doOnceAboveVenues,
  doOnceAsPerson,
  doOnceAtVenue,
  doOnceInUnits,
} from "../../platform/idempotency/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { actOf } from "./act.ts";
import { venueNamedBy } from "./who-asks.ts";

/** A call of the contract and what answers it. */
export type Route = {
  call: Call;
  answer(request: FastifyRequest, input: never, who: Asking, services: Services): Promise<unknown>;
};

/** The member who makes a call, and the person that they are elsewhere too. */
export type Asking = Member & { person: Person };

/** A call that a person makes for themselves, and what answers it. */
export type PersonRoute = {
  call: CallThat<"person">;
  answerPerson(request: FastifyRequest, input: never, who: Person, services: Services): Promise<unknown>;
};

type CallThat<A extends About, D extends Does = Does> = Call<z.ZodMiniType, z.ZodMiniType, A, D>;
type Work<At, C extends Call, Who = Member> = (
  at: At,
  input: InputOf<C>,
  who: Who,
  services: Services,
) => Promise<OutputOf<C>>;

/**
 * Answers a call about one venue that changes something. The work runs as that venue, in one transaction; an act with a
 * key is done once.
 */
export function changesAtVenue<C extends CallThat<"venue", "changes">>(
  call: C,
  work: Work<AtVenue, C, Acting>,
): Route {
  return changesAtVenueWith(call, async (input) => input, work);
}

/** The same where something takes long and only reads: it is made ready before the transaction. */
export function changesAtVenueWith<C extends CallThat<"venue", "changes">, Ready>(
  call: C,
  prepare: (input: InputOf<C>, venueId: number, services: Services) => Promise<Ready>,
  work: (at: AtVenue, ready: Ready, who: Acting, services: Services) => Promise<OutputOf<C>>,
): Route {
  return {
    call,
    answer: async (request, input, who, services) => {
      const act = actOf(request, call, input, who.member_id);
      const venueId = venueMeant(request, input, who);
      const ready = await prepare(input, venueId, services);
      return services.db.atVenue(venueId, (at) =>
        doOnceAtVenue(at, act, () => work(at, ready, { ...who, call: call.path }, services)),
      );
    },
  };
}

/** Answers a call about one venue that only reads, and writes nothing down for the next time either. */
export function readsAtVenue<C extends CallThat<"venue", "reads">>(
  call: C,
  work: (...asked: Parameters<Work<AtVenue, C>>) => Promise<OutputOf<C> | Response>,
): Route {
  return {
    call,
    answer: (request, input, who, services) =>
      services.db.readAtVenue(venueMeant(request, input, who), (at) => work(at, input, who, services)),
  };
}

/** Answers a reading call about one venue whose work takes more than a unit that reads; it opens its units itself. */
export function readsInUnits<C extends CallThat<"venue", "reads">>(call: C, work: Work<number, C>): Route {
  return {
    call,
    answer: (request, input, who, services) => work(venueOf(request, who), input, who, services),
  };
}

/** Answers a reading call over the venues that the member may see. */
export function readsAtOperator<C extends CallThat<"operator", "reads">>(
  call: C,
  work: Work<AtOperator, C>,
): Route {
  return {
    call,
    answer: (_request, input, who, services) =>
      services.db.readAtOperator(scopeOf(who), (at) => work(at, input, who, services)),
  };
}

/**
 * Answers a call about the operator that changes something, in one transaction of the installation; what it does at
 * a venue it does by `at.inVenue`. An act with a key is done once.
 */
export function changesAboveVenues<C extends CallThat<"operator", "changes">>(
  call: C,
  work: Work<AtInstallation, C, Acting & Asking>,
): Route {
  return {
    call,
    answer: (request, input, who, services) => {
      const act = actOf(request, call, input, who.member_id);
      return services.db.atInstallation((at) =>
        doOnceAboveVenues(at, act, who.currentVenueId, () =>
          work(at, input, { ...who, call: call.path }, services),
        ),
      );
    },
  };
}

/** Answers a reading call about what is above an operator's venues, which only a unit of the installation sees. */
export function readsAboveVenues<C extends CallThat<"operator", "reads">>(
  call: C,
  work: Work<Reading, C, Asking>,
): Route {
  return {
    call,
    answer: (_request, input, who, services) =>
      services.db.readAtInstallation((at) => work(at, input, who, services)),
  };
}

/** Answers what a person asks for themselves, whoever's member they are. */
export function readsAsPerson<C extends CallThat<"person", "reads">>(
  call: C,
  work: Work<Reading, C, Person>,
): PersonRoute {
  return {
    call,
    answerPerson: (_request, input, who, services) =>
      services.db.readAtInstallation((at) => work(at, input as InputOf<C>, who, services)),
  };
}

/** Answers what a person does for themselves, in one transaction of the installation. An act with a key is done once. */
export function changesAsPerson<C extends CallThat<"person", "changes">>(
  call: C,
  work: Work<AtInstallation, C, Person>,
): PersonRoute {
  return {
    call,
    answerPerson: (request, input, who, services) => {
      const act = actOf(request, call, input, who.sub);
      const venueId = who.memberships[0]?.currentVenueId ?? null;
      return services.db.atInstallation((at) =>
        doOnceAsPerson(at, act, venueId, () => work(at, input as InputOf<C>, who, services)),
      );
    },
  };
}

/**
 * Answers a call about the installation; `register.ts` lets only its hosts come so far. The work opens its own units,
 * and does nothing twice by itself.
 */
export function worksAsHost<C extends CallThat<"installation">>(
  call: C,
  work: (services: Services, input: InputOf<C>, who: Member) => Promise<OutputOf<C>>,
): Route {
  return {
    call,
    answer: (request, input, who, services) =>
      doOnceInUnits(services.db, actOf(request, call, input, who.member_id), () =>
        work(services, input, who),
      ),
  };
}

/** The venues that a member may see, for the units that read over them. */
export function scopeOf(who: Pick<Member, "operator_id" | "venueIds">) {
  return { operatorId: who.operator_id, venueIds: who.venueIds };
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

/** The venue of a call whose input may name one itself: that one, else the one the request is about. */
function venueMeant(request: FastifyRequest, input: { venue_id?: unknown }, who: Member): number {
  const venueId = venueOf(request, who);
  if (typeof input.venue_id !== "number") return venueId;
  if (!who.venueIds.includes(input.venue_id)) throw refuse("not_found");
  return input.venue_id;
}

/** The venue that the request names, where it names one. */
export function namedVenue(request: FastifyRequest, who: Member): number | undefined {
  const venueId = venueNamedBy(request);
  if (venueId !== undefined && !who.venueIds.includes(venueId)) throw refuse("not_found");
  return venueId;
}
