/** Initials of the first and last word; one letter in scripts whose letters join. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word));
  const first = firstLetter(words[0]);
  if (words.length < 2 || !/\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(first))
    return first || "?";
  return first + firstLetter(words.at(-1));
}

function firstLetter(word: string | undefined): string {
  return (word?.match(/\p{L}|\p{N}/u)?.[0] ?? "").toUpperCase();
}
