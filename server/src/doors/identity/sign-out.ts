import type { FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import type { IdentitySettings } from "../../domain/identity/index.ts";
import { providerCookies } from "./cookies.ts";

/**
 * Ends the browser's session with all its tokens, and sends it on. Auth0's call: `returnTo` must be an address of
 * ours; the SDK says `client_id`, others `clientId`; `federated` means nothing here, nobody else is signed in to.
 */
export async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings, provider }: { settings: IdentitySettings; provider: Provider },
): Promise<FastifyReply> {
  const query = request.query as Record<string, unknown>;
  const goesTo = allowedReturn(query.returnTo, settings);
  if (!goesTo) {
    const detail = "returnTo is not an address that signing out may lead to.";
    return reply
      .code(400)
      .type("application/problem+json")
      .send({ type: "about:blank", title: "Not allowed", status: 400, detail, code: "malformed" });
  }

  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  if (session.accountId) {
    for (const { grantId } of Object.values(session.authorizations ?? {})) {
      if (!grantId) continue;
      await provider.RefreshToken.revokeByGrantId(grantId);
      await (await provider.Grant.find(grantId, { ignoreExpiration: true }))?.destroy();
    }
    await session.destroy();
  }
  const { names, options } = providerCookies(settings.publicUrl);
  const secure = options.secure ? "; Secure" : "";
  reply.header("set-cookie", `${names.session}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`);
  return reply.header("cache-control", "no-store").redirect(goesTo, 302);
}

function allowedReturn(asked: unknown, { publicUrl, redirectUri }: IdentitySettings): string | undefined {
  if (asked === undefined || asked === "") return redirectUri;
  const url = typeof asked === "string" ? URL.parse(asked) : null;
  // What is of our origin and not at it: a blob, or an address with somebody's name and password in it.
  return url?.origin === publicUrl && url.href.startsWith(`${publicUrl}/`) ? url.href : undefined;
}
