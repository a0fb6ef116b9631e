import { findContradictions } from "./comparing/find-contradictions.ts";
import type { Contradiction } from "./contradiction.ts";
import type { WrittenHotel } from "./fixtures/write-hotel.fixture.ts";

export type Measured = { planted: number; found: number; missed: string[]; wrong: string[] };

/** Finds which planted contradictions are found, and which pairs are false findings. */
export function measure({ entries, others, venue, planted, follows = [] }: WrittenHotel): Measured {
  const all = findContradictions(entries, others, venue);
  const isAbout = (one: Contradiction, [a, b, about]: WrittenHotel["planted"][number]) => {
    const [x, y] = one.sides.map((side) => side.entryId ?? side.otherText ?? "");
    return one.about === about && ((x === a && y === b) || (x === b && y === a));
  };
  const missed = planted.filter((plant) => !all.some((one) => isAbout(one, plant)));
  return {
    planted: planted.length,
    found: planted.length - missed.length,
    missed: missed.map((plant) => plant.join(" / ")),
    wrong: all.filter((one) => ![...planted, ...follows].some((plant) => isAbout(one, plant))).map(tell),
  };
}

const tell = ({ about, aspect, sides }: Contradiction): string =>
  `${about} ${aspect}: ${sides.map((side) => `${side.entryId ?? side.otherText} ${side.value} "${side.places[0].quote}"`).join(" | ")}`;
