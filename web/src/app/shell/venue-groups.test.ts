import { expect, test } from "vitest";
import { countVenues, venueGroups } from "./venue-groups.ts";

const venue = (venue_id: number, name: string) => ({
  venue_id,
  name,
  timezone: "Europe/Rome",
  default_language: "it",
  open_alerts: 0,
  waiting: 1,
});
const own = [venue(1, "Hôtel Belvédère"), venue(2, "Porto")];
const elsewhere = [
  {
    operator_id: "o",
    operator_name: "Marena",
    role: "staff" as const,
    venues: [{ venue_id: 3, name: "Lido" }],
  },
  { operator_id: "p", operator_name: "Nobody's", role: "staff" as const, venues: [] },
];

test("the present operator's venues come first, and operators without one are left out", () => {
  const groups = venueGroups(own, elsewhere);
  expect(groups.map(({ operator, venues }) => [operator, venues.map(({ name }) => name)])).toEqual([
    [null, ["Hôtel Belvédère", "Porto"]],
    ["Marena", ["Lido"]],
  ]);
  expect(countVenues({ venues_count: 2, memberships: elsewhere })).toBe(3);
});

test("a venue is found by part of its name or of its operator's, without minding accents", () => {
  const found = (typed: string) =>
    venueGroups(own, elsewhere, typed).flatMap(({ venues }) => venues.map((it) => it.name));
  expect(found("belved")).toEqual(["Hôtel Belvédère"]);
  expect(found(" marena ")).toEqual(["Lido"]);
  expect(found("nothing")).toEqual([]);
});
