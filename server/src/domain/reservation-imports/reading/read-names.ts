import { cleanName } from "@bellhop/contract/values";
import { saysNothing } from "./read-values.ts";

const surnames = /^(?:null|nan?|none|nil)$/i;
/** What programs write in place of a missing value. */
const noValue = /^(?:null|nan|none|nil|NULL|NaN|NAN|NONE|NIL)$/;

/**
 * First and last name in one. Null, Na and None are surnames too: a part says nothing only if it is no word, if there is
 * no other part, or if it is written as programs do while the other part is not.
 */
export function joinNames(first: string, last: string): string {
  const parts = [first, last].filter((one) => /[\p{L}\p{N}]/u.test(one));
  const isAlone = parts.length === 1 || parts.every(saysNothing);
  return parts
    .filter((one) => !saysNothing(one) || (!isAlone && surnames.test(one) && !isNoValueBeside(one, parts)))
    .map(readableCase)
    .join(" ");
}

const isNoValueBeside = (one: string, parts: readonly string[]) =>
  noValue.test(one) && parts.some((other) => other !== one && /\p{Lu}/u.test(other) && /\p{Ll}/u.test(other));

const titleWords =
  "mr|mrs|ms|miss|mstr|mstrs|dr|prof|mme|mlle|herr|frau|chd|inf|sig|sigra|dott|señor|señora|sra|ing";
const titles = new RegExp(`^(?:${titleWords})\\.?$`, "i");
/** Travel agencies' systems write the title behind the first name without a space. */
const gluedTitle = /^(\p{L}{3,})(?:mr|mrs|mstr|miss)$|^(\p{L}{3,}[aeiou])ms$/iu;

/**
 * One guest's name: "Smith, John" and "SMITH/JOHN MR" are turned, and of "John Smith, Jane Smith" the first is taken.
 * Other titles stay: they are names in some languages.
 */
export function readName(text: string): string {
  const byAgency = readAgencyName(text);
  if (byAgency !== undefined) return readableCase(byAgency);
  const [first = "", second, ...more] = text
    .split(/[,;]/)
    .map(cleanName)
    .filter((one) => one !== "");
  if (second === undefined) return readableCase(first);
  const firstName = withoutTitle(second);
  const isTurned =
    more.length === 0 && (!first.includes(" ") || !firstName.includes(" ") || firstName !== second);
  return readableCase(isTurned ? cleanName(`${firstName} ${first}`) : first);
}

/** "SMITH/JOHN MR", "GARCIA LOPEZ/MARIA MRS/JOSE MR". Undefined if it is not one of these. */
function readAgencyName(text: string): string | undefined {
  const [last = "", first = "", ...others] = text.split("/").map(cleanName);
  if (first === "" || last === "" || /[^\p{L}\p{M}\s/.'’‘-]/u.test(text)) return undefined;
  const firstName = withoutTitle(gluedIn(first) ?? first);
  const isSure =
    firstName !== first || isCapitals(text) || (/^\S+$/.test(`${last}${firstName}`) && !/\s\/\s/.test(text));
  if (!isSure || (others.length > 0 && !isCapitals(text))) return undefined;
  return cleanName(`${firstName} ${withoutTitle(last)}`);
}

const gluedIn = (first: string) => {
  const found = gluedTitle.exec(first);
  return found?.[1] ?? found?.[2];
};

/** Without the titles at its end, or at its beginning. A name that is only a title stays. */
function withoutTitle(name: string): string {
  const words = name.split(" ");
  while (words.length > 1 && titles.test(words.at(-1) ?? "")) words.pop();
  while (words.length > 1 && titles.test(words[0] ?? "")) words.shift();
  return words.join(" ");
}

const isCapitals = (text: string) =>
  /\p{Lu}/u.test(text) && text.replaceAll("ß", "").toUpperCase() === text.replaceAll("ß", "");

/** Words that begin with a small letter inside a name. */
const small = new Set(
  "van von vom der den dem de het la le las los du da das do dos di del della degli dei zu zum zur ten ter te af av y".split(
    " ",
  ),
);
/** "Nguyen Van Anh": Van is a name there. */
const vietnamese = /^(?:nguyen|tran|le|pham|hoang|huynh|phan|vu|vo|dang|bui|do|ho|ngo|duong|ly)$/;
/** In a name of capitals and small letters, shorter words may be initials or suffixes. */
const fewCharacters = 4;

/** A name that a system writes in capitals, as people write it. Others stay as they are. */
export function readableCase(name: string): string {
  const words = name.split(" ");
  if (isCapitals(name))
    return words.length === 1 && name.length < 3 ? name : words.map(cased(words)).join(" ");
  return words
    .map((word, at) => (word.length >= fewCharacters && isCapitals(word) ? cased(words)(word, at) : word))
    .join(" ");
}

const cased = (words: readonly string[]) => (word: string, at: number) => {
  const isInside = at > 0 && at < words.length - 1;
  const low = lower(word);
  const isVietnamese = low === "van" && words.some((one) => vietnamese.test(lower(one)));
  if (isInside && small.has(low) && !isVietnamese) return low;
  // "John Smith III", "J.R."
  if (/^(?:[IVX]{2,4}|(?:\p{Lu}\.)+)$/u.test(word) && at > 0) return word;
  return word.split("-").map(capitalised).join("-");
};

/** Turkish has an i without a dot. */
const lower = (word: string) => (/[İĞ]|Ş/.test(word) ? word.toLocaleLowerCase("tr") : word.toLowerCase());

function capitalised(word: string): string {
  const low = lower(word);
  const begins =
    /^(?:mc|mac(?=[dgp]|le[ao]|mill|neil|farl|arth)|(?:o|d|l|dell|dall|sant|all)['’‘])(?=\p{L}{3})/u.exec(
      low,
    );
  const [prefix = ""] = begins ?? [];
  // The Dutch IJ is one letter.
  if (low.startsWith("ij") && prefix === "") return `IJ${low.slice(2)}`;
  return upperFirst(prefix) + upperFirst(low.slice(prefix.length), word.slice(prefix.length));
}

const upperFirst = (low: string, capitals = low.toUpperCase()) => {
  const [first = ""] = low;
  return first === "" ? "" : (capitals[0] ?? "") + low.slice(first.length);
};
