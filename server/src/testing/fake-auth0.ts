import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll } from "vitest";

export type Auth0User = { sub: string; email?: string; email_verified?: boolean };

export type UserInfoFault = "away" | "limits" | "hangs_up" | "nonsense" | "of_another" | "refuses";

/**
 * An Auth0 tenant for one test file: keys, access tokens with two audiences and no e-mail, and `/userinfo`. `env`
 * configures a Bellhop for it.
 */
export async function startFakeAuth0() {
  const audience = "https://api.hotel.example/";
  const clientId = "client-of-the-hotel";
  const keyId = "key-1";
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const users = new Map<string, Auth0User>();
  const requests: string[] = [];
  let fault: UserInfoFault | undefined;

  const server = createServer(async (request, response) => {
    if (request.url === "/.well-known/jwks.json") {
      const key = { ...(await exportJWK(publicKey)), kid: keyId, use: "sig", alg: "RS256" };
      return tell(response, 200, { keys: [key] });
    }
    if (request.url !== "/userinfo") return tell(response, 404, {});
    const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
    const { sub } = JSON.parse(
      Buffer.from(token.split(".")[1] ?? "e30", "base64url").toString(),
    ) as Auth0User;
    requests.push(sub);
    if (fault === "hangs_up") return void request.socket.destroy();
    if (fault === "nonsense") return void response.end("<html>");
    if (fault) return tell(response, { away: 503, limits: 429, refuses: 401, of_another: 200 }[fault], other);
    tell(response, 200, users.get(sub) ?? { sub });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const domain = `http://localhost:${(server.address() as AddressInfo).port}`;
  const issuer = `${domain}/`;

  return {
    issuer,
    env: { AUTH0_DOMAIN: domain, AUTH0_CLIENT_ID: clientId, AUTH0_AUDIENCE: audience },
    settings: { provider: "tenant" as const, issuer, audience },
    /** Subjects whose e-mail was requested, in order. */
    asked: requests,
    fails(how: UserInfoFault | undefined) {
      fault = how;
    },
    async tokenFor(user: Auth0User, now: Date = new Date()) {
      users.set(user.sub, user);
      return new SignJWT({ azp: clientId, scope: "openid profile email offline_access" })
        .setProtectedHeader({ alg: "RS256", typ: "JWT", kid: keyId })
        .setIssuer(issuer)
        .setAudience([audience, `${issuer}userinfo`])
        .setSubject(user.sub)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + 3_600_000))
        .sign(privateKey);
    },
  };
}

const other = { sub: "auth0|somebody-else", email: "else@hotel.example", email_verified: true };

function tell(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
