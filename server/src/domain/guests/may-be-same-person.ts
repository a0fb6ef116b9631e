import { foldedText } from "../../platform/search-terms.ts";

const titles = new Set(
  "mr mrs ms miss mx dr prof sir madam herr frau fam familie family monsieur madame mme mlle m sig signor signora signorina sr sra srta senor senora dhr mevr mw pan pani".split(
    " ",
  ),
);

const wordsOf = (name: string) => foldedText(name).split(" ");
const withoutTitles = (words: string[]) => {
  const rest = words.filter((word) => !titles.has(word));
  return rest.length > 0 ? rest : words;
};

/**
 * Whether two people who share a phone may be one: every word of the shorter name begins one of the other, or the reverse,
 * but for a typo. A name from a profile, a reservation's number in place of a name, or no name may be anyone's.
 */
export function mayBeSamePerson(
  known: { name: string; name_is_from_profile: boolean },
  name: string,
): boolean {
  if (
    known.name_is_from_profile ||
    [known.name, name].some((one) => !/\p{L}{2}/u.test(one) || /\d/.test(one))
  )
    return true;
  const [one, other] = [withoutTitles(wordsOf(known.name)), withoutTitles(wordsOf(name))];
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  return few.every((word) =>
    many.some((long) => isBeginning(word, long) || isBeginning(long, word) || isTypo(word, long)),
  );
}

/** "Daniel" and "Daniela" may be a couple. */
const isBeginning = (word: string, long: string) =>
  long.startsWith(word) && !(word.length > 2 && /^[aeio]$/.test(long.slice(word.length)));

/** "Юлия" and "Julia" can't be compared. */
export const areInOtherScripts = (one: string, other: string): boolean => isLatin(one) !== isLatin(other);

const isLatin = (name: string) => /\p{Script=Latin}/u.test(name);

/** One letter that is missing, wrong, or too many; not the last one, as in "Paolo" and "Paola". */
function isTypo(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false;
  const from = [...one].findIndex((_, at) => one[at] !== other[at]);
  if (from < 0 || from >= Math.min(one.length, other.length) - 1) return false;
  const rest = (text: string, skipped: number) => text.slice(from + skipped);
  return (
    rest(one, 1) === rest(other, 1) || rest(one, 1) === rest(other, 0) || rest(one, 0) === rest(other, 1)
  );
}
