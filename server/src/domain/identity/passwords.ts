import { hash, verify } from "@node-rs/argon2";
import { refuse } from "../../platform/refusal.ts";

/** Argon2id as OWASP advises (2025): about 30 ms of one core and 19 MiB per check. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More than this waiting at once is an attack, or will not be answered in time anyway. */
const checksWaitingMost = 64;

let checksWaiting = 0;
let nobodysHash: Promise<string> | undefined;

/**
 * The hash to keep of a password. Takes a while: never call it inside a unit of work. Refuses as `unavailable` under a
 * flood.
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(asOneSpelling(password), cost));
}

/**
 * True where the password is the one behind `kept`, which may be of a time when it was kept as it was typed. Without one (no such account) it takes the same time and is
 * false, so that the answer's delay tells nobody which accounts exist. Refuses as `unavailable` under a flood.
 */
export async function verifyPassword(kept: string | undefined, password: string): Promise<boolean> {
  return inTurn(async () => {
    nobodysHash ??= hash("the password of nobody", cost);
    const behind = kept ?? (await nobodysHash);
    const spelled = asOneSpelling(password);
    const matches =
      (await verify(behind, spelled)) || (spelled !== password && (await verify(behind, password)));
    return matches && kept !== undefined;
  });
}

/** Keyboards write one letter in several ways; a password is the same on all of them (RFC 8265). */
const asOneSpelling = (password: string) => password.normalize("NFKC");

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (checksWaiting >= checksWaitingMost) throw refuse("unavailable");
  checksWaiting += 1;
  try {
    return await work();
  } finally {
    checksWaiting -= 1;
  }
}
