import { hash, verify } from "@node-rs/argon2";
import { refuse } from "../../platform/refusal.ts";

/** Argon2id as OWASP recommends (2025): about 30 ms of one core and 19 MiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxWaiting = 64;
/** Strangers leave these places free, so that a flood of guesses turns no known browser away. */
const placesForKnown = 16;

let waiting = 0;
let dummyHash: Promise<string> | undefined;

/** Slow: never call it in a transaction. Refuses with `unavailable` if too many are waiting. */
export function hashPassword(password: string): Promise<string> {
  return limitConcurrency(() => hash(normalizePassword(password), cost));
}

/** Takes as long without a hash, so timing reveals no accounts. Old hashes are of the password as typed. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  { isKnown = false } = {},
): Promise<boolean> {
  return limitConcurrency(async () => {
    dummyHash ??= hash("no account", cost);
    const compared = passwordHash ?? (await dummyHash);
    const normalized = normalizePassword(password);
    const matches =
      (await verify(compared, normalized)) || (normalized !== password && (await verify(compared, password)));
    return matches && passwordHash !== undefined;
  }, isKnown);
}

/** Keyboards compose one letter in several ways (RFC 8265). */
const normalizePassword = (password: string) => password.normalize("NFKC");

async function limitConcurrency<T>(work: () => Promise<T>, isKnown = false): Promise<T> {
  if (waiting >= (isKnown ? maxWaiting : maxWaiting - placesForKnown)) throw refuse("unavailable");
  waiting += 1;
  try {
    return await work();
  } finally {
    waiting -= 1;
  }
}
