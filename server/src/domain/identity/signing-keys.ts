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

const signsForDays = 90;
/** Longer than any token signed with it lives. */
export const keptAfterRetiringDays = 2;
const dayMs = 86_400_000;

/**
 * The keys the provider signs with, private parts included: the current one first, then the next, then retired ones.
 * Makes what is missing and rotates what is due; several processes doing so at once come to the same keys.
 */
export async function ensureSigningKeys(db: Database, secretKey: Secret): Promise<JWK[]> {
  const sealing = deriveKey(secretKey, "signing keys");
  const { rows, now } = await db.atInstallation(async (at) => ({
    rows: await at.tx.rows(listSigningKeys),
    now: at.now,
  }));
  const due = whatIsDue(rows, now);
  if (due.length === 0) return rows.map((row) => opened(row, sealing));

  // Making a key takes a good part of a second, so it happens outside of any transaction.
  const made = await Promise.all(due.map(() => makeKey()));
  await db.atInstallation(async (at) => {
    if (rows.some((row) => row.state === "current")) await retireIfDue(at, rows);
    for (const [index, state] of due.entries()) await insert(at, state, made[index] as JWK, sealing);
  });
  const kept = await db.atInstallation((at) => at.tx.rows(listSigningKeys));
  return kept.map((row) => opened(row, sealing));
}

/**
 * Makes new keys in the place of all there are, for when one may have been seen by somebody: no token that was signed
 * before counts any more. Sessions stay, and give new ones.
 */
export async function replaceSigningKeys(db: Database, secretKey: Secret): Promise<void> {
  const sealing = deriveKey(secretKey, "signing keys");
  const [current, next] = await Promise.all([makeKey(), makeKey()]);
  await db.atInstallation(async (at) => {
    await at.tx.run(deleteSigningKeys);
    await insert(at, "current", current, sealing);
    await insert(at, "next", next, sealing);
  });
}

/** The keys that anybody may check our tokens with, the one that signs first. */
export async function publicSigningKeys(db: Database): Promise<{ keys: JWK[] }> {
  const rows = await db.atInstallation((at) => at.tx.rows(listSigningKeys));
  return { keys: rows.map((row) => row.public_jwk) };
}

/** Which keys are to be made: both at first, the next one when the current one has served its time. */
function whatIsDue(rows: SigningKeyRow[], now: Date): Array<"current" | "next"> {
  const current = rows.find((row) => row.state === "current");
  const next = rows.find((row) => row.state === "next");
  if (!current) return next ? ["current"] : ["current", "next"];
  return !next || isSpent(current, now) ? ["next"] : [];
}

function isSpent(current: SigningKeyRow, now: Date): boolean {
  return (
    current.current_since !== null && now.getTime() - current.current_since.getTime() >= signsForDays * dayMs
  );
}

async function retireIfDue(at: AtInstallation, rows: SigningKeyRow[]): Promise<void> {
  const current = rows.find((row) => row.state === "current");
  if (!current || !isSpent(current, at.now) || !rows.some((row) => row.state === "next")) return;
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
  const sealed = seal(sealing, JSON.stringify(jwk), placeOf(String(kid)));
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

function opened(row: SigningKeyRow, sealing: Buffer): JWK {
  try {
    return JSON.parse(open(sealing, row.private_jwk_sealed, placeOf(row.key_id))) as JWK;
  } catch (cause) {
    throw new Error(
      "The signing keys were sealed with another SECRET_KEY: start with the one they were made with.",
      {
        cause,
      },
    );
  }
}

/** Where the sealed part is kept: moved to another row it does not open. */
const placeOf = (keyId: string) => `oidc_keys.private_jwk_sealed ${keyId}`;

async function makeKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const jwk = privateKey.export({ format: "jwk" }) as JWK;
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: "RS256", use: "sig" };
}
