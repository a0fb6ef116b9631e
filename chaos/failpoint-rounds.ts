import { type Failpoint, failpoints } from "../server/src/platform/failpoints.ts";
import { randomFrom } from "../server/src/testing/random.ts";

/** Every step once, at another pass for each seed. */
export function failpointRounds(seed: number): string[] {
  const random = randomFrom(seed);
  return (Object.keys(failpoints) as Failpoint[]).map((name) => `${name}:${random.between(1, 4)}`);
}
