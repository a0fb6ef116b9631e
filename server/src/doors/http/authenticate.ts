import type { CallAccess } from "@bellhop/contract/call";
import type { FastifyRequest } from "fastify";
import type {
  FindConfirmedEmail,
  IsSessionActive,
  VerifiedToken,
  VerifyAccessToken,
} from "../../domain/identity/index.ts";
import type { Member, Person } from "../../domain/members/index.ts";
import { readPerson, refreshPerson } from "../../journeys/accounts/refresh-person.ts";
import { refuse } from "../../platform/refusal.ts";
import { openTtlCache } from "../../platform/ttl-cache.ts";
import type { Services } from "../../services.ts";

/** Removed and changed members keep their old access for at most this long, when reading. */
const knownForMs = 4_000;
const maxKnown = 5_000;

/**
 * Authenticates the bearer token and checks the session. Reads that name one of the person's venues may use the cache;
 * all others query the database.
 */
export function openAuthenticator(
  verify: VerifyAccessToken,
  services: Pick<Services, "db" | "clock" | "log" | "hostEmails">,
  hasLivingSession: IsSessionActive,
  confirmedEmailOf: FindConfirmedEmail,
) {
  const { db, clock, hostEmails } = services;
  const known = openTtlCache<Person>({ max: maxKnown, clock });

  return async (request: FastifyRequest, access: CallAccess): Promise<Person> => {
    const token = bearerOf(request);
    const shown = await verify(token);
    const { sub, sid = "" } = shown;
    const key = `${sub} ${sid}`;
    const before = access === "reads" ? known.get(key) : undefined;
    if (before && namedMember(request, before)) return before;

    known.delete(key);
    const readAtMs = clock.elapsedMs();
    const [isSignedIn, read] = await db.readAtInstallation((at) =>
      Promise.all([hasLivingSession(at, shown), readPerson(at, shown, hostEmails)]),
    );
    if (!isSignedIn) throw refuse("session_expired");
    const person = await refreshPerson(services, await withEmail(token, shown, read));
    known.set(key, person, knownForMs - (clock.elapsedMs() - readAtMs));
    return person;
  };

  /** Invitations are found by e-mail, which not every provider puts into access tokens. */
  async function withEmail(token: string, shown: VerifiedToken, read: Person): Promise<Person> {
    if (read.memberships.length > 0 || read.email) return read;
    const email = await confirmedEmailOf(token, shown);
    if (!email) return read;
    return db.readAtInstallation((at) => readPerson(at, { sub: shown.sub, email }, hostEmails));
  }
}

/** With two headers, Node uses the first while a proxy may have checked the second; so both are refused. */
function bearerOf({ raw, headers }: FastifyRequest): string {
  const { authorization = "" } = headers;
  const token = authorization.slice("Bearer ".length);
  if (!/^Bearer $/i.test(authorization.slice(0, "Bearer ".length)) || !/^\S+$/.test(token))
    throw refuse("signed_out");
  // Avoids building a list of all headers for each call.
  let count = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2)
    if (raw.rawHeaders[at]?.toLowerCase() === "authorization") count++;
  if (count !== 1) throw refuse("signed_out");
  return token;
}

export type Authenticate = ReturnType<typeof openAuthenticator>;

/** The membership that includes the named venue, else the one used last. */
export function actingMember(request: FastifyRequest, person: Person): Member {
  const [usual] = person.memberships;
  if (!usual) throw refuse("not_a_member");
  return namedMember(request, person) ?? usual;
}

function namedMember(request: FastifyRequest, { memberships }: Person): Member | undefined {
  const venueId = venueHeader(request);
  return memberships.find((member) => venueId !== undefined && member.venueIds.includes(venueId));
}

/** Undefined without the header, 0 if it is invalid. */
export function venueHeader(request: FastifyRequest): number | undefined {
  const named = request.headers["bellhop-venue"];
  if (named === undefined) return undefined;
  return /^\d{1,15}$/.test(String(named)) ? Number(named) : 0;
}
