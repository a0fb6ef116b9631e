import type { Does } from "@bellhop/contract/call";
import type { FastifyRequest } from "fastify";
import type { HasLivingSession, VerifyAccessToken } from "../../domain/identity/index.ts";
import { findMember, type Member } from "../../domain/members/index.ts";
import type { Parts } from "../../journeys/parts.ts";
import { refuse } from "../../platform/refusal.ts";

/** A dashboard asks many things in a row. A member who is removed or changed is so for all of them after so long. */
const knownForMs = 4_000;
const knownMost = 5_000;

/**
 * Tells who makes a request, from its bearer token; refuses where nobody is signed in, the session has ended, or nobody's
 * member. Whoever only reads, at a venue that the request names, may be remembered for a moment; who changes something
 * or relies on the stored venue is looked up.
 */
export function whoAsks(
  verify: VerifyAccessToken,
  { db, clock }: Pick<Parts, "db" | "clock">,
  hostEmails: readonly string[],
  hasLivingSession: HasLivingSession,
) {
  const known = new Map<string, { member: Member; until: number }>();

  return async (request: FastifyRequest, does: Does): Promise<Member> => {
    const person = await verify(bearerOf(request));
    const { sub, sid = "" } = person;
    const key = `${sub} ${sid}`;
    const now = clock.now().getTime();
    const mayRemember = does === "reads" && request.headers["bellhop-venue"] !== undefined;
    const remembered = mayRemember ? known.get(key) : undefined;
    if (remembered && remembered.until > now) return remembered.member;

    known.delete(key);
    const [isSignedIn, member] = await db.readAtInstallation((at) =>
      Promise.all([hasLivingSession(at, person), findMember(at, sub, hostEmails)]),
    );
    if (!isSignedIn) throw refuse("session_expired");
    if (!member) throw refuse("not_a_member");
    known.set(key, { member, until: now + knownForMs });
    const oldest = known.size > knownMost ? known.keys().next() : undefined;
    if (oldest && !oldest.done) known.delete(oldest.value);
    return member;
  };
}

/** Of two headers Node takes the first and something in front may have looked at the second: neither counts. */
function bearerOf({ raw, headers }: FastifyRequest): string {
  const token = /^Bearer ([^\s]+)$/i.exec(headers.authorization ?? "")?.[1];
  if (!token || raw.headersDistinct.authorization?.length !== 1) throw refuse("signed_out");
  return token;
}

export type WhoAsks = ReturnType<typeof whoAsks>;
