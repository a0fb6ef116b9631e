import { randomInt } from "node:crypto";
import { isPasswordOf } from "../domain/identity/index.ts";
import { demoPasswordFile as file, findKeptSecret, keptSecret } from "../platform/config.ts";
import type { Parts } from "./parts.ts";

/** The password that the demo's accounts get: the one kept in DATA_DIR, else DEMO_PASSWORD, else a new one. */
export function firstDemoPassword({ config }: Parts): Promise<string> {
  return keptSecret(config.dataDir, file, config.demoPassword?.reveal() ?? spokenPassword());
}

/**
 * The password that signs in to this account of the demo, among those that this process knows; undefined where
 * another process opened the demo with a password of its own.
 */
export async function workingDemoPassword({ config, db }: Parts, email: string): Promise<string | undefined> {
  const known = [await findKeptSecret(config.dataDir, file), config.demoPassword?.reveal()];
  for (const password of new Set(known)) {
    if (password !== undefined && (await isPasswordOf(db, email, password))) return password;
  }
  return undefined;
}

const syllables = ["ba", "co", "di", "fe", "ga", "lu", "mi", "no", "pe", "ra", "so", "tu", "va", "ze"];

/** Easy to read from one screen and type into another; 14^6 of them. */
function spokenPassword(): string {
  const pick = () => syllables[randomInt(syllables.length)] ?? "ba";
  return `${pick()}${pick()}${pick()}-${pick()}${pick()}${pick()}`;
}
