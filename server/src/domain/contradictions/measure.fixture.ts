import type { Contradiction } from "./contradiction.ts";
import { findContradictions } from "./find-contradictions.ts";
import type { WrittenHotel } from "./fixtures/write-hotel.fixture.ts";

export type Measured = { planted: number; found: number; missed: string[]; wrong: string[] };

/** Which of the planted contradictions are found, and what is found that nobody planted. */
export function measure({ entries, others, venue, planted }: WrittenHotel): Measured {
  const all = findContradictions(entries, others, venue);
  const sidesOf = (one: Contradiction) => one.sides.map((side) => side.entryId ?? side.otherText ?? "");
  const isAbout = (one: Contradiction, [a, b, about]: WrittenHotel["planted"][number]) => {
    const [x, y] = sidesOf(one);
    return one.about === about && ((x === a && y === b) || (x === b && y === a));
  };
  // What contradicts a planted side contradicts what agrees with the other one, too: that is no mistake.
  const isPlanted = (one: Contradiction) =>
    planted.some(
      ([a, b, about]) => one.about === about && sidesOf(one).some((side) => side === a || side === b),
    );
  const missed = planted.filter((plant) => !all.some((one) => isAbout(one, plant)));
  return {
    planted: planted.length,
    found: planted.length - missed.length,
    missed: missed.map((plant) => plant.join(" / ")),
    wrong: all.filter((one) => !isPlanted(one)).map(tell),
  };
}

const tell = ({ about, aspect, sides }: Contradiction): string =>
  `${about} ${aspect}: ${sides.map((side) => `${side.entryId ?? side.otherText} ${side.value} "${side.places[0].quote}"`).join(" | ")}`;
