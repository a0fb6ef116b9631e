import { foldedName, spellingsOf } from "./fold.ts";
import {
  alwaysFirst,
  betweenPeople,
  endings,
  familyOrGiven,
  firstBeforeSyllables,
  givenNames,
  isEastAsianGivenName,
  isPatronymic,
  isRussianFamilyName,
  ofBothParents,
  particles,
  titles,
  twoCharacterFamilyNames,
} from "./name-words.ts";

/** One person's name. `family`: the words of the family name, if the way of writing marks them; empty if it is missing. */
type Person = { words: string[]; family?: string[] };

/**
 * Whether `typed` names the family of a person that `name` names. Accepted are the family name, as the booking has it, and
 * the whole name in any order. A given name alone never is: where the words do not show which one is the family name,
 * only the whole name counts. `isFromProfile`: the person chose the name, so that one word may be anything.
 */
export function isSurname(typed: string, name: string, { isFromProfile = false } = {}): boolean {
  if (foldedName(typed) === "") return false;
  return peopleIn(name).some((person) => {
    const surnames = surnamesOf(person, isFromProfile);
    const whole = isWhole(person.words, isFromProfile) ? [person.words] : [];
    return (
      [...surnames, ...whole].some((one) => isSame(typed, one.join(""))) ||
      namesPerson(typed, person, surnames)
    );
  });
}

/** Chinese, Japanese and Korean names are often written as one word. */
const isWhole = (words: string[], isFromProfile: boolean): boolean =>
  words.length > 1 || (!isFromProfile && words.every(isEastAsian));

/**
 * True if all typed words are in the name, with a whole surname among them; if the surname is unknown, all words of the
 * name.
 */
function namesPerson(typed: string, { words }: Person, surnames: string[][]): boolean {
  const spelled = (text: string) => spellingsOf(text).map((one) => one.split(" "));
  const all = new Set(spelled(words.join(" ")).flat());
  return spelled(withoutTitles(wordsOf(typed)).join(" ")).some((givenName) => {
    if (!givenName.every((word) => all.has(word))) return false;
    const contains = (part: string[]) =>
      spelled(part.join(" ")).some((spelling) => spelling.every((word) => givenName.includes(word)));
    return surnames.length > 0 ? surnames.some(contains) : words.length > 1 && contains(words);
  });
}

function isSame(one: string, other: string): boolean {
  const compact = (text: string) => spellingsOf(text).map((spelling) => spelling.replaceAll(" ", ""));
  const spellings = new Set(compact(other));
  return compact(one).some((spelling) => spelling !== "" && spellings.has(spelling));
}

function peopleIn(name: string): Person[] {
  // Systems and people add remarks: "(VIP)".
  const text = name.normalize("NFKC").replace(/\([^)]*\)|\[[^\]]*\]/gu, " ");
  const parts = splitSlashes(text).flatMap(({ part, givenName }) =>
    part.split(betweenPeople).map((one) => personIn(one, givenName)),
  );
  const people = parts.filter(({ words }) => words.length > 0);
  if (people.length < 2) return people;
  // In "Anna & Paul Ferri", Anna's family name is not written.
  const known = people.filter(({ words, family, isTitled }) => family || isTitled || words.length > 1);
  return known.length > 0 ? known : [{ words: people.flatMap(({ words }) => words), family: [] }];
}

/** "MUELLER/ANNA MRS" of booking systems; another slash stands between people. */
function splitSlashes(text: string): { part: string; givenName?: string }[] {
  const [before = "", after, ...more] = text.split("/");
  if (after === undefined) return [{ part: text }];
  const isFromSystem = more.length === 0 && (text === text.toUpperCase() || wordsOf(before).length === 1);
  return isFromSystem ? [{ part: before, givenName: after }] : text.split("/").map((part) => ({ part }));
}

function personIn(text: string, givenName?: string): Person & { isTitled: boolean } {
  const [before = "", ...after] = text.split(/[,、]/u);
  const all = wordsOf(before);
  const words = withoutTitles(all);
  const isTitled = words.length < all.length;
  const others = [...after, givenName ?? ""]
    .flatMap((part) => wordsOf(part))
    .filter((word) => !isEnding(word));
  if (givenName === undefined && others.length === 0) return { words, isTitled };
  return { words: [...words, ...others], family: words, isTitled };
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/[.・·•]/gu, " ")
    .split(/\s+/)
    .filter((word) => foldedName(word) !== "");

const isEnding = (word: string): boolean => endings.has(foldedName(word));

function withoutTitles(words: string[]): string[] {
  let [from, to] = [0, words.length];
  while (to - from > 1 && titles.has(foldedName(words[from] ?? ""))) from += 1;
  while (to - from > 1 && isEnding(words[to - 1] ?? "")) to -= 1;
  return words.slice(from, to);
}

/** The alternatives that count as the surname, each as words. Empty if the surname is unknown. */
function surnamesOf({ words, family }: Person, isFromProfile: boolean): string[][] {
  if (family) return family.length > 0 ? [family, ...endOf(family)] : [];
  const [first = ""] = words;
  if (words.every(isEastAsian)) return eastAsian(words);
  if (words.length === 1)
    return isFromProfile || isGiven(first) || isInitial(first) ? [] : [words, ...partsOf(first)];
  return capitals(words) ?? familyFirst(words) ?? endOf(words);
}

const isEastAsian = (word: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u.test(word);

/** The family name is first. Without a space it is one character, two, or in long Japanese names up to three. */
function eastAsian([first = "", ...rest]: string[]): string[][] {
  if (rest.length > 0) return [[first]];
  const name = [...first.replace(/(さん|さま|様|氏|先生|女士|小姐|씨|님)$/u, "")];
  const begins = (length: number) => [name.slice(0, length).join("")];
  if (twoCharacterFamilyNames.includes(begins(2)[0] ?? "")) return [begins(2)];
  if (!/^[\p{Script=Han}\p{Script=Hangul}々]+$/u.test(first) || name.length < 2) return [];
  if (/\p{Script=Hangul}/u.test(first)) return [begins(1)];
  if (name.length === 2) return [begins(1)];
  return name.length === 3 ? [begins(1), begins(2)] : [begins(2), begins(3)];
}

/** "FERRI Giulia": the family name is in capitals, and nothing else is. */
function capitals(words: string[]): string[][] | undefined {
  const isUpper = (word: string) =>
    word === word.toUpperCase() && word !== word.toLowerCase() && !isInitial(word);
  const isMixed = (word: string) => word !== word.toUpperCase() && !particles.has(foldedName(word));
  const uppers = words.filter(isUpper);
  if (uppers.length === 0 || !words.some(isMixed)) return undefined;
  const from = words.findIndex(isUpper);
  const block = words.slice(from, from + uppers.length);
  if (!block.every(isUpper) || (from > 0 && from + block.length < words.length)) return undefined;
  // "ANNA Ferri" is more likely a slip.
  if (block.length === 1 && isGiven(block[0] ?? "") && words.some((word) => isMixed(word) && !isGiven(word)))
    return [];
  if (from > 0) return [block, ...endOf(words)];
  // "JP Morgan" is not "LI Wei".
  const isInitials =
    block.length === 1 &&
    /^\p{L}{2}$/u.test(block[0] ?? "") &&
    !/^(ng|[^aeiou][aeiouy])$/i.test(block[0] ?? "");
  return isInitials ? undefined : [block, ...endOf(block)];
}

/** Names that begin, or may begin, with the family name. Empty: it can't be known. Undefined: the last word is it. */
function familyFirst(words: string[]): string[][] | undefined {
  const folded = words.map(foldedName);
  const [first = "", ...rest] = folded;
  const last = folded.at(-1) ?? "";
  if (words.length === 3 && isPatronymic(last))
    return /\p{Script=Cyrillic}/u.test(last) ? [words.slice(0, 1)] : [];
  if (isRussianFamilyName(first) && !isRussianFamilyName(last)) return [words.slice(0, 1)];
  const isSyllables = rest.join(" ").split(" ").every(isEastAsianGivenName);
  const isFamily = (word: string) => alwaysFirst.has(word) || firstBeforeSyllables.has(word);
  if (alwaysFirst.has(first) && !isFamily(last)) return [words.slice(0, 1)];
  const mayBeFamily = (word: string) => isFamily(word) || familyOrGiven.has(word);
  if (mayBeFamily(first) && mayBeFamily(last)) return [];
  if (firstBeforeSyllables.has(first) && isSyllables) return [words.slice(0, 1)];
  if (familyOrGiven.has(first) && isSyllables) return [];
  return isGiven(words.at(-1) ?? "") && !isGiven(words[0] ?? "") && !isInitial(words[0] ?? "")
    ? []
    : undefined;
}

const isGiven = (word: string): boolean =>
  foldedName(word)
    .split(" ")
    .some((part) => givenNames.has(part));

const isInitial = (word: string): boolean => /^\p{L}$/u.test(word) && !isEastAsian(word);

/** The last word, with particles before it and without, or its parts; with both surnames, each of them. */
function endOf(words: string[]): string[][] {
  const last = words.at(-1) ?? "";
  if (isInitial(last)) return [];
  let from = withParticles(words, words.length - 1);
  const surnames = words.slice(from).map((_, index) => words.slice(from + index));
  surnames.push(...partsOf(last));
  const before = foldedName(words[from - 1] ?? "");
  if (ofBothParents.has(before) || /^.{3,}ez$/.test(before)) {
    const end = from;
    from = withParticles(words, from - 1);
    surnames.push(words.slice(from), words.slice(from, end), words.slice(end - 1, end), words.slice(end - 1));
  }
  return surnames;
}

/** Returns the index at which the surname with this word begins: the particles before the word belong to it. */
function withParticles(words: string[], index: number): number {
  let from = index;
  while (from > 0 && particles.has(foldedName(words[from - 1] ?? ""))) from -= 1;
  return from;
}

/** "Müller-Schmidt" is Müller too, and Schmidt. */
function partsOf(word: string): string[][] {
  const parts = word.split(/[-‐‑–]/u);
  if (parts.length < 2) return [];
  return parts
    .filter((part) => /\p{L}{2}/u.test(part) && !particles.has(foldedName(part)))
    .map((part) => [part]);
}
