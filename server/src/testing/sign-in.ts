import { importJWK, type JWK, SignJWT } from "jose";
import {
  ensureSigningKeys,
  findAccountBySub,
  identitySettings,
  providerRecords,
} from "../domain/identity/index.ts";
import { newId } from "../platform/ids.ts";
import type { TestBellhop } from "./bellhop.ts";

const lifeMs = 600_000;
const sessionSeconds = 7 * 86_400;

/** An access token as the embedded provider issues it, with a session. */
export async function accessTokenFor(bellhop: TestBellhop, sub: string): Promise<string> {
  const { db, config, clock } = bellhop.services;
  const { issuer, audience, clientId } = identitySettings({ publicUrl: bellhop.publicUrl });
  const [key] = (await ensureSigningKeys(db, config.secretKey)) as [JWK];
  const sid = await openSession(bellhop, sub);
  const account = await db.atInstallation((at) => findAccountBySub(at, sub));
  const claims = account && { email: account.email, email_verified: true };
  return new SignJWT({ scope: "openid profile email", client_id: clientId, sid, ...claims })
    .setProtectedHeader({ alg: "RS256", typ: "at+jwt", kid: String(key.kid) })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(sub)
    .setJti(newId())
    .setIssuedAt(clock.now())
    .setExpirationTime(new Date(clock.now().getTime() + lifeMs))
    .sign(await importJWK(key, "RS256"));
}

async function openSession({ services }: TestBellhop, accountId: string): Promise<string> {
  const uid = newId();
  await providerRecords(services.db)("Session").upsert(newId(), { uid, accountId }, sessionSeconds);
  return uid;
}
