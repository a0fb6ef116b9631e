import { type Failpoint, failpoints } from "../server/src/platform/failpoints.ts";
import { randomFrom } from "../server/src/testing/random.ts";

/** Every step under load once, at a different pass for each seed; tasks have their own trials. */
export function failpointRounds(seed: number): string[] {
  const random = randomFrom(seed);
  const names = (Object.keys(failpoints) as Failpoint[]).filter(
    (name) => !/^(?:task|build|import|notification|rating|request|reservations|review|voice)\./.test(name),
  );
  return names.map((name) => `${name}:${random.between(1, 4)}`);
}
