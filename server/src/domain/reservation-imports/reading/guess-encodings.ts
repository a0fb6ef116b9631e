import type { Encoding } from "@bellhop/contract/reservation-imports";

/** Encodings of one byte for each letter, the languages that are written in them, and countries whose programs use them. */
const alphabets = {
  "windows-1252": { languages: "de fr es it pt nl sv da nb fi is ca", countries: "" },
  "windows-1250": { languages: "cs pl hu hr sk sl ro sq", countries: "CZ PL HU HR SK SI RO BA RS ME AL" },
  "iso-8859-2": { languages: "cs pl hu hr sk sl ro sq", countries: "CZ PL HU HR SK SI RO BA RS ME AL" },
  "windows-1251": { languages: "ru uk bg sr mk", countries: "RU UA BG BY KZ RS MK KG" },
  "koi8-r": { languages: "ru bg", countries: "RU UA BG BY KZ" },
  "windows-1253": { languages: "el", countries: "GR CY" },
  "windows-1254": { languages: "tr", countries: "TR CY" },
  macintosh: { languages: "de fr es it pt nl sv da nb fi is ca", countries: "" },
} as const;
type Alphabet = keyof typeof alphabets;

type Range = readonly [from: number, to: number];
/** Encodings of two bytes: where the first byte of frequent characters is, and which second bytes these have. */
const ideographs = {
  shift_jis: {
    lead: [0x81, 0xfc],
    trail: [0x40, 0xfc],
    often: [
      [0x81, 0x83],
      [0x88, 0x98],
    ],
    oftenTrail: 0x40,
    countries: "JP",
  },
  gb18030: {
    lead: [0x81, 0xfe],
    trail: [0x40, 0xfe],
    often: [[0xb0, 0xd7]],
    oftenTrail: 0xa1,
    countries: "CN SG",
  },
  big5: {
    lead: [0x81, 0xfe],
    trail: [0x40, 0xfe],
    often: [[0xa4, 0xc6]],
    oftenTrail: 0x40,
    countries: "TW HK MO",
  },
  "euc-kr": {
    lead: [0x81, 0xfe],
    trail: [0x41, 0xfe],
    often: [[0xb0, 0xc8]],
    oftenTrail: 0xa1,
    countries: "KR",
  },
  "euc-jp": {
    lead: [0x8e, 0xfe],
    trail: [0xa1, 0xfe],
    often: [
      [0xa4, 0xa5],
      [0xb0, 0xcf],
    ],
    oftenTrail: 0xa1,
    countries: "JP",
  },
} satisfies Record<
  string,
  { lead: Range; trail: Range; often: Range[]; oftenTrail: number; countries: string }
>;
type Ideographs = keyof typeof ideographs;

/** Below it, a guess is no better than chance. */
const scoreLeast = 0.2;
/** Below it, none may make sense. */
const sureLeast = 0.35;

/** A hotel's own country counts where the letters leave a doubt. */
const countryBonus = 0.15;
/** Programs of other encodings than Windows-1252 are rarer. */
const usualBonus = 0.04;
/** Pairs of letters in an alphabet are rarely right by chance; pairs of bytes often are. */
const ideographsWeight = 0.9;
const hangulWeight = 0.95;

/** Encodings in which these lines make sense, the likeliest first. `lines` have bytes above 127, and are no UTF-8. */
export function guessEncodings(lines: Buffer, country: string): Encoding[] {
  const scored: { encoding: Encoding; score: number }[] = [];
  for (const encoding of Object.keys(ideographs) as Ideographs[])
    scored.push({
      encoding,
      score: shareOfFrequent(lines, encoding) + bonusOf(ideographs[encoding], country),
    });
  for (const encoding of Object.keys(alphabets) as Alphabet[]) {
    const score = likenessOf(
      new TextDecoder(encoding).decode(lines),
      alphabets[encoding].languages.split(" "),
    );
    const usual = encoding === "windows-1252" ? usualBonus : 0;
    scored.push({ encoding, score: score + usual + bonusOf(alphabets[encoding], country) });
  }
  const western = new TextDecoder("windows-1252").decode(lines);
  const likely = scored
    .filter(({ encoding: one }) => one === "windows-1252" || new TextDecoder(one).decode(lines) !== western)
    .toSorted((one, other) => other.score - one.score);
  // If none makes sense, staff see what each of them makes of the names.
  const hasSense = (likely[0]?.score ?? 0) >= sureLeast;
  return likely.filter(({ score }) => !hasSense || score >= scoreLeast).map(({ encoding }) => encoding);
}

const bonusOf = ({ countries }: { countries: string }, country: string) =>
  countries.split(" ").includes(country) ? countryBonus : 0;

const isAsciiLetter = (byte = 0) => /[A-Za-z]/.test(String.fromCharCode(byte));
const isWithin = (byte: number, [from, to]: Range) => byte >= from && byte <= to;

/** The share of characters that are frequent in the encoding's language; 0 if some are impossible. */
function shareOfFrequent(bytes: Buffer, encoding: Ideographs): number {
  const { lead, trail, often, oftenTrail } = ideographs[encoding];
  let [all, frequent] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
    if (first < 0x80) continue;
    const isHalfWidth = encoding === "shift_jis" && first >= 0xa1 && first <= 0xdf;
    if (isHalfWidth) {
      all += 0.5;
      continue;
    }
    if (!isWithin(first, lead) || !isWithin(second, trail) || second === 0x7f) return 0;
    all++;
    // Letters of other encodings have Latin letters beside them.
    const isInWord = isAsciiLetter(bytes[at - 1]) || isAsciiLetter(second);
    if (!isInWord && second >= oftenTrail && often.some((range) => isWithin(first, range))) frequent++;
    at++;
  }
  const weight = encoding === "euc-kr" ? hangulWeight : ideographsWeight;
  return all === 0 ? 0 : (frequent / all) * weight;
}

/** How likely the words with other letters than A to Z are, from 0 to 1. */
function likenessOf(text: string, languages: readonly string[]): number {
  const words = text.match(/[A-Za-z\u0080-\uffff]+/g)?.filter((word) => /[^\0-\x7f]/.test(word)) ?? [];
  const judged = words.filter((word) => /[\p{L}\ufffd\x80-\x9f]/u.test(word));
  if (judged.length === 0) return 0;
  const scores = judged.map((word) => Math.max(...languages.map((language) => likenessIn(word, language))));
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function likenessIn(word: string, language: string): number {
  if (/[^\p{L}\p{M}’‘–-]/u.test(word) || /\p{Ll}\p{Lu}/u.test(word) || isOfTwoScripts(word)) return 0;
  const known = pairsOf(language);
  const pairs = pairsIn(word);
  const seen = pairs.reduce((sum, pair) => sum + weightOf(known.get(pair) ?? 0), 0);
  return pairs.length === 0 ? 0 : seen / pairs.length;
}

const isOfTwoScripts = (word: string) =>
  /[a-z]/i.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);

const weightOf = (count: number) => (count === 0 ? 0 : count < 3 ? 0.7 : 1);

/** Neighbouring letters of a word, of which one is not A to Z. "^" and "$" are its ends. */
const pairsIn = (word: string): string[] => {
  const letters = [..."^", ...word.toLowerCase(), "$"];
  return letters.slice(1).flatMap((letter, at) => {
    const pair = `${letters[at]}${letter}`;
    return /[^\0-\x7f]/.test(pair) ? [pair] : [];
  });
};

const pairs = new Map<string, ReadonlyMap<string, number>>();

/** How often letters are neighbours in a language: in its names of countries, languages and currencies, which Node has. */
function pairsOf(language: string): ReadonlyMap<string, number> {
  const known = pairs.get(language);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const name of namesIn(language))
    for (const word of name.match(/[\p{L}\p{M}]+/gu) ?? [])
      for (const pair of pairsIn(word)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  pairs.set(language, counts);
  return counts;
}

const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];
const codes = alphabet.flatMap((one) => alphabet.map((other) => one + other));

function namesIn(language: string): string[] {
  const names = (type: "region" | "language" | "currency", of: readonly string[]) => {
    const named = new Intl.DisplayNames(language, { type, fallback: "none" });
    return of.flatMap((code) => named.of(code) ?? []);
  };
  return [
    ...names(
      "region",
      codes.map((code) => code.toUpperCase()),
    ),
    ...names("language", codes),
    ...names("currency", Intl.supportedValuesOf("currency")),
  ];
}
