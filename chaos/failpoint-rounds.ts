import { type Failpoint, failpoints } from "../server/src/platform/failpoints.ts";
import { randomFrom } from "../server/src/testing/random.ts";

/** Steps that this load does not meet. Other trials, proofs and tests die at them. */
const metElsewhere =
  /^(?:task|build|import|notification|offer|proactive|rating|request|reservations|review|voice)\./;

/** Every other step under load once, at a different pass for each seed. */
export function failpointRounds(seed: number): string[] {
  const random = randomFrom(seed);
  const names = (Object.keys(failpoints) as Failpoint[]).filter((name) => !metElsewhere.test(name));
  return names.map((name) => `${name}:${random.between(1, 4)}`);
}
