/** Words for one kind of request; the sets and the product may name it differently. */
const alike = [
  "taxi cab transfer shuttle pickup car ride",
  "wake wakeup alarm",
  "table dinner lunch restaurant meal",
  "towel linen",
  "blanket duvet bedding",
  "pillow cushion bedding",
  "cot crib babybed bed",
  "checkout departure",
  "checkin arrival",
  "change booking reservation stay date",
  "bicycle bike",
  "hike tour trip excursion activity boat visit",
  "massage spa treatment",
  "babysitter babysitting childcare",
  "breakfast roomservice",
  "cake birthday celebration decoration",
  "lesson school course class",
  "iron ironing",
].map((words) => new Set(words.split(" ")));

/** Words that do not describe the request. */
const noise = new Set(["a", "an", "the", "in", "of", "for", "to", "extra", "more", "room", "call", "guided"]);

/** Compares loosely: by a shared word or a synonym. */
export function isSameThing(one: string, other: string): boolean {
  const others = wordsOf(other);
  return wordsOf(one).some((word) =>
    others.some((known) => word === known || alike.some((words) => words.has(word) && words.has(known))),
  );
}

function wordsOf(text: string): string[] {
  const joined = text
    .toLowerCase()
    .replace(/\b(check|wake|pick|baby)[ _-](in|out|up|bed)\b/g, "$1$2")
    .replace(/\broom[ _-]service\b/g, "roomservice");
  const words = joined.match(/[a-z]+/g) ?? [];
  return words.map((word) => word.replace(/(?<=[^s]{3})s$/, "")).filter((word) => !noise.has(word));
}
