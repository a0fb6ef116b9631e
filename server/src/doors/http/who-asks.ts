import type { FastifyRequest } from "fastify";
import type { VerifyAccessToken } from "../../domain/identity/index.ts";
import { findMember, type Member } from "../../domain/members/index.ts";
import type { Parts } from "../../journeys/parts.ts";
import { refuse } from "../../platform/refusal.ts";

/** Tells who makes a request, from its bearer token; refuses where nobody is signed in or nobody's member. */
export function whoAsks(verify: VerifyAccessToken, parts: Parts, hostEmails: readonly string[]) {
  return async (request: FastifyRequest): Promise<Member> => {
    const token = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (!token) throw refuse("signed_out");
    const { sub } = await verify(token);
    const member = await parts.db.atInstallation((at) => findMember(at, sub, hostEmails));
    if (!member) throw refuse("not_a_member");
    return member;
  };
}

export type WhoAsks = ReturnType<typeof whoAsks>;
