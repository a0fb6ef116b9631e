import type { GuestLanguage } from "@bellhop/contract/guest-languages";
import { guestLanguages } from "@bellhop/contract/guest-languages";
import { languagesOfWord } from "../lexicon/index.ts";
import { cached, languagesOfStopWord, type Token, tokenize } from "../text/index.ts";

/** Characters that are read; the start of a text suffices. */
const charactersRead = 2_000;

const TELLING: readonly [RegExp, GuestLanguage, number][] = [
  [/[¿¡ñ]/gu, "es", 1.5],
  [/ción\b|ciones\b|\bhay\b/gu, "es", 1],
  // "Dos" is two in Spanish and "of the" in Portuguese, "pelo" hair and "by the".
  [
    /(?<!\p{L})(?:cuatro|nueve|ocho|diez|(?:para|somos|son|queremos|quiero|necesito|necesitamos|de|con) dos|^dos|de pelo|nombre|personas)(?!\p{L})/gu,
    "es",
    1.2,
  ],
  [/(?:[cs]ion|[ie]dad|amiento|[cd]ura|[ae]dor|torio|toria)(?!\p{L})/gu, "es", 0.3],
  [
    /[bcdfhjlmnprstv]ue[lnrs]|[bcdfhjlmnprstvz]ie[nr][a-z]|\p{L}{2}ó(?!\p{L})|[aei]ron(?!\p{L})|[áé]is(?!\p{L})|(?<!\p{L})(?:día|días|buen|mis)(?!\p{L})/gu,
    "es",
    0.4,
  ],
  [/(?<!\p{L})está a \p{L}+r(?!\p{L})|[aei]ram(?!\p{L})/gu, "pt", 1],
  [/[ìò]|(?<!o)ù/gu, "it", 1],
  [
    /(?<!\p{L})(?:é|duas|dois|quatro|nove|oito|^o|^os|cabelo|higi[eé]nico)(?!\p{L})|amento(?!\p{L})/gu,
    "pt",
    1.2,
  ],
  [/(?:[aei]ggi|ezz|cci|iamo|iate(?!\p{L})|[sgv]ono(?!\p{L})|[^s]sci[aou])/gu, "it", 0.5],
  [
    /(?<!\p{L})(?:due|quattro|nove|otto|dieci|ancora|della|delle|acqua|qualcuno|qualcosa|qualche)(?!\p{L})/gu,
    "it",
    0.5,
  ],
  [/ß/gu, "de", 2],
  [/[äöü]/gu, "de", 0.4],
  [/sch|\bw[iao][rs]\b|ungen\b|lich\b/gu, "de", 0.5],
  [/[ãõ]|ção\b|ções\b|lh|nh|(?<!\p{L})há(?!\p{L})/gu, "pt", 1],
  [/(?<!\p{L})(?:estou|estamos|você|vocês|não|passando)(?!\p{L})/gu, "pt", 1.5],
  [/[êœ]|\b(?:qu|l|d|j|n|c|s)['’](?=[aeiouyéèêh])|eau|aux\b|oux?\b/gu, "fr", 0.5],
  [/[ıığşİ]/gu, "tr", 1.5],
  [/[öüç]/gu, "tr", 0.2],
  [/(?:mı|mi|mu|mü)(?:s[ıiuü]n[ıiuü]z)?\s*\?*$/gu, "tr", 0.6],
  [/ij|[aeou]{2}[nmrtdk]\b|\w+tje\b/gu, "nl", 0.2],
  [/(?<!\p{L})(?:c['’]è|dov['’]è|è|più|perché|così)(?!\p{L})|zione\b|gli\b|cch|zz/gu, "it", 0.7],
  [/\b(?:the|wh\w+|\w+'s)\b/gu, "en", 0.4],
];
const SURE_ENOUGH = 0.3;
const CLEAR = 0.01;
const INTERNATIONAL = new Set(["ok", "okay", "hi", "stop", "start", "no", "taxi", "hotel"]);

/** Detects a BCP 47 tag by script, stop words, lexicon words and letters; `fallback` if unsure ("Parking?"). */
export function detectLanguage(
  written: string,
  candidates: readonly string[] = guestLanguages,
  fallback = "en",
): string {
  const { byScript, points, words } = evidenceIn(written.slice(0, charactersRead));
  if (byScript) return candidates.includes(byScript) ? byScript : fallback;
  const fits = candidates.filter((l) => !NOT_LATIN.has(l));
  const scores = fits.map((l) => ({ l, score: points.get(l) ?? 0 })).sort((a, b) => b.score - a.score);
  const [best, second] = scores;
  if (!best || best.score < SURE_ENOUGH) return fallback;
  const isClear = best.score - (second?.score ?? 0) > CLEAR;
  const own = points.get(fallback) ?? 0;
  if (candidates.includes(fallback) && best.score - own < SURE_ENOUGH / 2) return fallback;
  return isClear || own > 0 || words > 2 ? best.l : fallback;
}

const NOT_LATIN = new Set<string>(["ar", "zh", "ja", "ru"]);
const LATIN = guestLanguages.filter((l) => !NOT_LATIN.has(l));

const maxCachedTexts = 500;
/** The language that the script tells, or else points for each. Several callers read a text in turn. */
const evidenceIn = cached((text) => {
  const tokens = tokenize(text);
  const points = new Map<string, number>();
  const byScript = languageOfScript(text);
  if (byScript) return { byScript, points, words: tokens.length };
  const give = (languages: readonly string[], worth: number) => {
    for (const l of languages) points.set(l, (points.get(l) ?? 0) + worth / languages.length);
  };
  tokens.forEach((word, at) => {
    if (word.script === "ideographs" || /\p{N}/u.test(word.text) || INTERNATIONAL.has(word.text)) return;
    give(languagesOfStopWord(word.text), 1);
    if (word.text.length >= 3) give(fromLexicon(tokens, at), 1.2);
  });
  const lower = text.toLowerCase();
  for (const [letters, language, worth] of TELLING)
    give([language], worth * Math.min(3, lower.match(letters)?.length ?? 0));
  return { points, words: tokens.length };
}, maxCachedTexts);

/** Words that most languages share ("parking", "wifi") do not count. */
function fromLexicon(words: readonly Token[], at: number): string[] {
  const languages = languagesOfWord(words, at, LATIN);
  return languages.length > 4 ? [] : languages;
}

function languageOfScript(text: string): GuestLanguage | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  const latin = count(/\p{Script=Latin}/gu);
  // One Chinese or Japanese character counts as three letters.
  if ((kana + han) * 3 > latin) return kana > 0 ? "ja" : "zh";
  if (count(/\p{Script=Arabic}/gu) > latin / 2) return "ar";
  if (count(/\p{Script=Cyrillic}/gu) > latin / 2) return "ru";
  return undefined;
}
