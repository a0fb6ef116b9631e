import type { Call, CallAccess, CallScope, InputOf, OutputOf } from "@bellhop/contract/call";
import type { FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Acting, Member, Person } from "../../domain/members/index.ts";
import { requireSwitchedOn } from "../../domain/venues/index.ts";
import type {
  AtInstallation,
  AtVenue,
  Reading,
  ReadingAtOperator,
  ReadingAtVenue,
} from "../../platform/at/index.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import {
  doOnceAboveVenues,
  doOnceAsPerson,
  doOnceAtVenue,
  doOnceInUnits,
  doOnceInUnitsAtVenue,
} from "../../platform/idempotency/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { actOf } from "./act.ts";
import { venueHeader } from "./authenticate.ts";

export type Route = {
  call: Call;
  /** The handler refuses switched-off features itself, in the transaction of its read. */
  checksSwitch?: true;
  answer(request: FastifyRequest, input: never, who: ActingMember, services: Services): Promise<unknown>;
};

export type ActingMember = Member & { person: Person };

export type PersonRoute = {
  call: CallThat<"person">;
  answerPerson(request: FastifyRequest, input: never, who: Person, services: Services): Promise<unknown>;
};

type CallThat<A extends CallScope, D extends CallAccess = CallAccess> = Call<
  z.ZodMiniType,
  z.ZodMiniType,
  A,
  D
>;
type Work<At, C extends Call, Who = Member> = (
  at: At,
  input: InputOf<C>,
  who: Who,
  services: Services,
) => Promise<OutputOf<C>>;

/** One transaction at the venue. Idempotent with an Idempotency-Key. */
export function changesAtVenue<C extends CallThat<"venue", "changes">>(
  call: C,
  work: Work<AtVenue, C, Acting>,
): Route {
  return changesAtVenueWith(call, async (input) => input, work);
}

/** The same, repeated if it and another unit wait for each other's locks. The work does nothing outside its transaction. */
export function changesMuchAtVenue<C extends CallThat<"venue", "changes">>(
  call: C,
  work: Work<AtVenue, C, Acting>,
): Route {
  const once = changesAtVenue(call, work);
  return { call, answer: (...args) => retryOnConflict(() => once.answer(...args)) };
}

/** The same, with more units after the commit, before the answer. A job does them too, in case the process dies. */
export function changesAtVenueAndThen<C extends CallThat<"venue", "changes">, Remaining>(
  call: C,
  work: (
    at: AtVenue,
    input: InputOf<C>,
    who: Acting,
    services: Services,
  ) => Promise<[OutputOf<C>, Remaining]>,
  andThen: (venueId: number, remaining: Remaining, services: Services) => Promise<void>,
): Route {
  return {
    call,
    answer: async (request, input, who, services) => {
      let todo: [Remaining] | undefined;
      const once = changesMuchAtVenue(call, async (...args) => {
        const [output, remaining] = await work(...args);
        todo = [remaining];
        return output;
      });
      const output = await once.answer(request, input, who, services);
      if (todo) await andThen(targetVenue(request, input, who), todo[0], services);
      return output;
    },
  };
}

/** The same, with slow reading before the transaction. */
export function changesAtVenueWith<C extends CallThat<"venue", "changes">, Ready>(
  call: C,
  prepare: (input: InputOf<C>, venueId: number, services: Services) => Promise<Ready>,
  work: (at: AtVenue, ready: Ready, who: Acting, services: Services) => Promise<OutputOf<C>>,
): Route {
  return {
    call,
    answer: async (request, input, who, services) => {
      const act = actOf(request, call, input, who.member_id);
      const venueId = targetVenue(request, input, who);
      const ready = await prepare(input, venueId, services);
      return services.db.atVenue(venueId, (at) =>
        doOnceAtVenue(at, act, () => work(at, ready, { ...who, call: call.path }, services)),
      );
    },
  };
}

export function readsAtVenue<C extends CallThat<"venue", "reads">>(
  call: C,
  work: (...args: Parameters<Work<ReadingAtVenue, C>>) => Promise<OutputOf<C> | Response>,
): Route {
  return {
    call,
    checksSwitch: true,
    answer: (request, input, who, services) =>
      services.db.readAtVenue(targetVenue(request, input, who), async (at) => {
        if (!call.needs) return work(at, input, who, services);
        // Pipelined: the switch is read in the same round trip.
        const switchedOn = requireSwitchedOn(at, call.needs);
        const output = work(at, input, who, services);
        output.catch(() => {});
        await switchedOn;
        return output;
      }),
  };
}

/** For reads that need more than one unit. */
export function readsInUnits<C extends CallThat<"venue", "reads">>(call: C, work: Work<number, C>): Route {
  return {
    call,
    answer: (request, input, who, services) => work(venueOf(request, who), input, who, services),
  };
}

export function readsAtOperator<C extends CallThat<"operator", "reads">>(
  call: C,
  work: Work<ReadingAtOperator, C>,
): Route {
  return {
    call,
    answer: (_request, input, who, services) =>
      services.db.readAtOperator(scopeOf(who), (at) => work(at, input, who, services)),
  };
}

/** One transaction of the installation, with parts at venues by `at.inVenue`. Idempotent with an Idempotency-Key. */
export function changesAboveVenues<C extends CallThat<"operator", "changes">>(
  call: C,
  work: Work<AtInstallation, C, Acting & ActingMember>,
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

export function readsAboveVenues<C extends CallThat<"operator", "reads">>(
  call: C,
  work: Work<Reading, C, ActingMember>,
): Route {
  return {
    call,
    answer: (_request, input, who, services) =>
      services.db.readAtInstallation((at) => work(at, input, who, services)),
  };
}

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

/** The work opens its own units, because it calls other services between them, and must be idempotent. */
export function worksAtVenue<C extends CallThat<"venue", "changes">>(
  call: C,
  work: (
    services: Services,
    venueId: number,
    input: InputOf<C>,
    who: Acting & ActingMember,
  ) => Promise<OutputOf<C>>,
): Route {
  return {
    call,
    answer: (request, input, who, services) => {
      const venueId = targetVenue(request, input, who);
      const act = actOf(request, call, input, who.member_id);
      return doOnceInUnitsAtVenue(services.db, venueId, act, () =>
        work(services, venueId, input, { ...who, call: call.path }),
      );
    },
  };
}

/** For hosts only, which `register.ts` checks. The work opens its own units and must be idempotent. */
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

export function scopeOf(who: Pick<Member, "operator_id" | "venueIds">) {
  return { operatorId: who.operator_id, venueIds: who.venueIds };
}

/** The venue in `Bellhop-Venue`, because two tabs may show two venues; else the member's current one. */
export function venueOf(request: FastifyRequest, who: Member): number {
  const venueId = namedVenue(request, who) ?? who.currentVenueId;
  if (venueId === null) throw refuse("not_found");
  return venueId;
}

/** `venue_id` of the input takes precedence. */
export function targetVenue(request: FastifyRequest, input: { venue_id?: unknown }, who: Member): number {
  const venueId = venueOf(request, who);
  if (typeof input.venue_id !== "number") return venueId;
  if (!who.venueIds.includes(input.venue_id)) throw refuse("not_found");
  return input.venue_id;
}

export function namedVenue(request: FastifyRequest, who: Member): number | undefined {
  const venueId = venueHeader(request);
  if (venueId !== undefined && !who.venueIds.includes(venueId)) throw refuse("not_found");
  return venueId;
}
