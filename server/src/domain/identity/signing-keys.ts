import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { calculateJwkThumbprint, type JWK } from "jose";
import type { AtInstallation, Database } from "../../platform/at/index.ts";
import { deriveKey, open, seal } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import {
  deleteSigningKeys,
  insertSigningKey,
  listSigningKeys,
  promoteNextSigningKey,
  retireSigningKey,
  type SigningKeyRow,
} from "./signing-keys.queries.ts";

const rotateAfterDays = 90;
export const keepRetiredDays = 2;
const dayMs = 86_400_000;

/** Current, next, then retired keys, private parts included. Safe to run in several processes. */
export async function ensureSigningKeys(db: Database, secretKey: Secret): Promise<JWK[]> {
  const sealing = deriveKey(secretKey, "signing keys");
  const { rows, now } = await db.atInstallation(async (at) => ({
    rows: await at.tx.rows(listSigningKeys),
    now: at.now,
  }));
  const missing = missingKeys(rows, now);
  if (missing.length === 0) return rows.map((row) => unseal(row, sealing));

  // Generating a key takes most of a second: never in a transaction.
  const made = await Promise.all(missing.map(() => makeKey()));
  await db.atInstallation(async (at) => {
    if (rows.some((row) => row.state === "current")) await retireExpired(at, rows);
    for (const [index, state] of missing.entries()) await insert(at, state, made[index] as JWK, sealing);
  });
  const current = await db.atInstallation((at) => at.tx.rows(listSigningKeys));
  return current.map((row) => unseal(row, sealing));
}

/** For keys that may have leaked: all issued tokens become invalid, sessions stay. */
export async function replaceSigningKeys(db: Database, secretKey: Secret): Promise<void> {
  await storeSigningKeys(db, secretKey, await Promise.all([makeKey(), makeKey()]));
}

/** Replaces all keys by the current and the next one. */
export async function storeSigningKeys(
  db: Database,
  secretKey: Secret,
  [current, next]: readonly [current: JWK, next: JWK],
): Promise<void> {
  const sealing = deriveKey(secretKey, "signing keys");
  await db.atInstallation(async (at) => {
    await at.tx.run(deleteSigningKeys);
    await insert(at, "current", current, sealing);
    await insert(at, "next", next, sealing);
  });
}

/** The signing key comes first. */
export async function publicSigningKeys(db: Database): Promise<{ keys: JWK[] }> {
  const rows = await db.atInstallation((at) => at.tx.rows(listSigningKeys));
  return { keys: rows.map((row) => row.public_jwk) };
}

function missingKeys(rows: SigningKeyRow[], now: Date): Array<"current" | "next"> {
  const current = rows.find((row) => row.state === "current");
  const next = rows.find((row) => row.state === "next");
  if (!current) return next ? ["current"] : ["current", "next"];
  return !next || isExpired(current, now) ? ["next"] : [];
}

function isExpired(current: SigningKeyRow, now: Date): boolean {
  return (
    current.current_since !== null &&
    now.getTime() - current.current_since.getTime() >= rotateAfterDays * dayMs
  );
}

async function retireExpired(at: AtInstallation, rows: SigningKeyRow[]): Promise<void> {
  const current = rows.find((row) => row.state === "current");
  if (!current || !isExpired(current, at.now) || !rows.some((row) => row.state === "next")) return;
  const retired = await at.tx.run(retireSigningKey, { keyId: current.key_id, retiredAt: at.now });
  if (retired === 1) await at.tx.run(promoteNextSigningKey, { currentSince: at.now });
}

async function insert(
  at: AtInstallation,
  state: "current" | "next",
  jwk: JWK,
  sealing: Buffer,
): Promise<void> {
  const { kty, n, e, kid, alg, use } = jwk;
  const sealed = seal(sealing, JSON.stringify(jwk), sealContext(String(kid)));
  const since = state === "current" ? at.now : null;
  const publicJwk = JSON.stringify({ kty, n, e, kid, alg, use });
  await at.tx.run(insertSigningKey, {
    keyId: String(kid),
    state,
    publicJwk,
    privateJwkSealed: sealed,
    createdAt: at.now,
    currentSince: since,
  });
}

function unseal(row: SigningKeyRow, sealing: Buffer): JWK {
  try {
    return JSON.parse(open(sealing, row.private_jwk_sealed, sealContext(row.key_id))) as JWK;
  } catch (cause) {
    const message =
      "The signing keys were sealed with another SECRET_KEY: start with the one they were made with.";
    throw new Error(message, { cause });
  }
}

/** Prevents moving a sealed key to another row. */
const sealContext = (keyId: string) => `oidc_keys.private_jwk_sealed ${keyId}`;

async function makeKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const jwk = privateKey.export({ format: "jwk" }) as JWK;
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: "RS256", use: "sig" };
}
