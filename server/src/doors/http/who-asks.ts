import type { Does } from "@bellhop/contract/call";
import type { FastifyRequest } from "fastify";
import type {
  FindConfirmedEmail,
  IsSessionActive,
  VerifiedToken,
  VerifyAccessToken,
} from "../../domain/identity/index.ts";
import type { Member, Person } from "../../domain/members/index.ts";
import { readPerson, refreshPerson } from "../../journeys/refresh-person.ts";
import { refuse } from "../../platform/refusal.ts";
import { remembered } from "../../platform/remembered.ts";
import type { Services } from "../../services.ts";

/** A dashboard asks many things in a row. A member who is removed or changed is so for all of them after so long. */
const knownForMs = 4_000;
const knownMost = 5_000;

/**
 * Tells who makes a request, from its bearer token; refuses where nobody is signed in or the session has ended. Whoever
 * only reads, at a venue of theirs that the request names, may be remembered for a moment; who changes something or
 * relies on the stored venue is looked up.
 */
export function whoAsks(
  verify: VerifyAccessToken,
  services: Pick<Services, "db" | "clock" | "log" | "hostEmails">,
  hasLivingSession: IsSessionActive,
  confirmedEmailOf: FindConfirmedEmail,
) {
  const { db, clock, hostEmails } = services;
  const known = remembered<Person>({ most: knownMost, clock });

  return async (request: FastifyRequest, does: Does): Promise<Person> => {
    const token = bearerOf(request);
    const shown = await verify(token);
    const { sub, sid = "" } = shown;
    const key = `${sub} ${sid}`;
    const before = does === "reads" ? known.of(key) : undefined;
    if (before && namedMember(request, before)) return before;

    known.forget(key);
    const now = clock.now().getTime();
    const [isSignedIn, read] = await db.readAtInstallation((at) =>
      Promise.all([hasLivingSession(at, shown), readPerson(at, shown, hostEmails)]),
    );
    if (!isSignedIn) throw refuse("session_expired");
    const person = await refreshPerson(services, await withEmail(token, shown, read));
    known.keep(key, person, now + knownForMs);
    return person;
  };

  /** What a newcomer is invited to hangs on their e-mail, which not every provider puts into its tokens. */
  async function withEmail(token: string, shown: VerifiedToken, read: Person): Promise<Person> {
    if (read.memberships.length > 0 || read.email) return read;
    const email = await confirmedEmailOf(token, shown);
    if (!email) return read;
    return db.readAtInstallation((at) => readPerson(at, { sub: shown.sub, email }, hostEmails));
  }
}

/** Of two headers Node takes the first and something in front may have looked at the second: neither counts. */
function bearerOf({ raw, headers }: FastifyRequest): string {
  const token = /^Bearer ([^\s]+)$/i.exec(headers.authorization ?? "")?.[1];
  if (!token || raw.headersDistinct.authorization?.length !== 1) throw refuse("signed_out");
  return token;
}

export type WhoAsks = ReturnType<typeof whoAsks>;

/**
 * Whom a person acts as: the member who may see the venue that the request names; where it names none, or one that is
 * not theirs, where they chose a venue last. Refuses whoever is a member of nothing.
 */
export function memberWhoAsks(request: FastifyRequest, person: Person): Member {
  const [usual] = person.memberships;
  if (!usual) throw refuse("not_a_member");
  return namedMember(request, person) ?? usual;
}

function namedMember(request: FastifyRequest, { memberships }: Person): Member | undefined {
  const venueId = venueNamedBy(request);
  return memberships.find((member) => venueId !== undefined && member.venueIds.includes(venueId));
}

/** The venue in `Bellhop-Venue`: undefined where there is no such header, 0 where it names none that can be. */
export function venueNamedBy(request: FastifyRequest): number | undefined {
  const named = request.headers["bellhop-venue"];
  if (named === undefined) return undefined;
  return /^\d{1,15}$/.test(String(named)) ? Number(named) : 0;
}
