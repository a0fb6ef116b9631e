import { everyDay } from "../../values/index.ts";
import type { Claim, Qualifiers } from "../claim.ts";

/** True if two claims of one topic and aspect hold for the same thing, time and people. */
export function qualifiersMatch(
  a: Claim,
  b: Claim,
  kinds: ReadonlySet<string>,
  isPermission: boolean,
): boolean {
  const [p, q] = [a.qualifiers, b.qualifiers];
  return (
    overlap(p.days, q.days, everyDay) &&
    overlap(p.months, q.months, 4095) &&
    p.when === q.when &&
    samePeople(a, b) &&
    samePlace(a, b, isPermission) &&
    sameVariant(a.topic, p.which, q.which, kinds) &&
    samePer(p, q)
  );
}

/** "On Sundays" is an exception to a claim without days, and conflicts only with every day. */
function overlap(a: number | null, b: number | null, all: number): boolean {
  if (a === null || b === null) return (a ?? b) === null || ((a ?? b ?? 0) & all) === all;
  return (a & b) !== 0;
}

const forChildren = new Set<Claim["topic"]>(["cot", "high_chair", "babysitting", "kids_club", "playground"]);
const isMeant = (topic: Claim["topic"], one: string): boolean =>
  (topic === "visitors" && one === "visitor") ||
  (forChildren.has(topic) && (one === "child" || one === "infant"));

/** Drops people that the topic itself implies. */
const people = (topic: Claim["topic"], who: string | null): string | null => {
  const others = (who ?? "")
    .split("+")
    .filter((one) => one !== "" && one !== "adult" && !isMeant(topic, one));
  return others.length === 0 ? null : others.join("+");
};

const named = ({ qualifiers: { who } }: Claim): string[] =>
  (who ?? "").split("+").filter((one) => one === "cat" || one === "dog");

function samePeople(a: Claim, b: Claim): boolean {
  const [p, q] = [people(a.topic, a.qualifiers.who), people(b.topic, b.qualifiers.who)].map((who) =>
    a.topic === "pets" && who === "cat+dog" ? null : who,
  );
  if (p === q) return true;
  // "One dog or cat is welcome" conflicts with "dogs are not allowed".
  if (a.topic === "pets" && named(a).some((one) => named(b).includes(one))) return true;
  if (a.topic === "children" || a.aspect === "age") return p !== "service animals" && q !== "service animals";
  // A claim about pets covers dogs, but not the other way round.
  if (a.topic !== "pets") return false;
  if (p === "service animals" || q === "service animals") return false;
  if (a.aspect === "is") {
    // "No dogs" conflicts with "pets are welcome"; "no cats" does not.
    if (p === null) return a.value.is === "no" || (q === "dog" && b.value.is === "no");
    if (q === null) return b.value.is === "no" || (p === "dog" && a.value.is === "no");
    return false;
  }
  return (p === null && q === "dog") || (q === null && p === "dog");
}

const inRooms = new Set(["room", "room_types", "family_room"]);

function samePlace(a: Claim, b: Claim, isPermission: boolean): boolean {
  const [p, q] = [a.qualifiers.where, b.qualifiers.where];
  if (p === q) return true;
  if (isPermission && (a.topic === "pets" || a.topic === "smoking"))
    return (p ?? q) === "room" && (p === null || q === null);
  // "No visitors" covers the rooms, but not the lobby.
  if (
    isPermission &&
    a.aspect === "is" &&
    (a.value.is === "no" ? p : q) === null &&
    (a.topic === "visitors" || a.topic === "parties")
  )
    return inRooms.has((a.value.is === "no" ? q : p) ?? "");
  if (isPermission) return false;
  // "Breakfast in the room" is another breakfast; "in the winter garden" only tells the place.
  return a.aspect === "is"
    ? a.topic !== "breakfast"
    : p !== "room" && q !== "room" && (p === null || q === null);
}

function sameVariant(
  topic: Claim["topic"],
  a: string | null,
  b: string | null,
  kinds: ReadonlySet<string>,
): boolean {
  const [one, other] = [apartFromSeats(a), apartFromSeats(b)];
  if (one.seats !== other.seats && (topic === "city_tax" || (one.seats && other.seats))) return false;
  if (one.kind === other.kind) return true;
  const kind = one.kind ?? other.kind;
  return (one.kind === null || other.kind === null) && kind !== null && kinds.size === 1 && kinds.has(kind);
}

/** Splits "for up to 3 people" from the variant. */
function apartFromSeats(which: string | null): { kind: string | null; seats: string | null } {
  const found = /(?:^| )for .*?(\d+) \p{L}+$/u.exec(which ?? "");
  if (!which || !found) return { kind: which, seats: null };
  return { kind: which.slice(0, found.index) || null, seats: found[1] ?? null };
}

function samePer({ per: p }: Qualifiers, { per: q }: Qualifiers): boolean {
  if (p.time === q.time || p.time === null || q.time === null) return true;
  return [p.time, q.time].sort().join(" ") === "night stay";
}
