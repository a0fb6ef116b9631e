import type { JWK } from "jose";
import { ensureSigningKeys, storeSigningKeys } from "../domain/identity/index.ts";
import type { Database } from "../platform/at/index.ts";
import type { Secret } from "../platform/crypto/secret.ts";

let made: Promise<JWK[]> | undefined;

/** Gives each new installation the same keys: making two takes half of the processor time of a start. */
export async function giveSigningKeys(db: Database, secretKey: Secret): Promise<void> {
  if (!made) {
    made = ensureSigningKeys(db, secretKey);
    await made;
    return;
  }
  const [current, next] = await made;
  if (!current || !next) throw new Error("An installation has a current and a next key");
  await storeSigningKeys(db, secretKey, [current, next]);
}
