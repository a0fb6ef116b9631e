import { cached } from "./cached.ts";
import { isStopWord } from "./stop-words.ts";

/** A light stemmer for folded words: stems that are too short conflate unrelated words. */
export function stem(word: string, language: string): string {
  if (/^\p{N}/u.test(word)) return word;
  if (language === "en") return stemEnglish(word);
  if (language === "ar") return stemArabic(word);
  const endings = ENDINGS[language];
  if (!endings) return word;
  const ending = endings.find((e) => word.length - e.length >= 4 && word.endsWith(e));
  return ending ? word.slice(0, -ending.length) : word;
}

/** Inflectional endings by language, longest first. */
const ENDINGS: Record<string, string[]> = {
  de: longestFirst("ungen ung en ern er es em e n s"),
  nl: longestFirst("ingen ing en es e s"),
  fr: longestFirst("ements ement euses euse eurs eur ees ee es er ez e s x"),
  es: longestFirst("aciones acion ciones mente ando iendo ar er ir os as es a o e s"),
  it: longestFirst("azioni azione mente ando endo are ere ire i e o a"),
  pt: longestFirst("acoes acao mente ando endo ar er ir os as es a o e s"),
  ru: longestFirst(
    "иями ями ами ого его ому ему ыми ими ать ять ить еть ов ев ей ой ый ий ая яя ое ее ые ие ам ям ах ях ом ем ую юю а я о е ы и у ю ь й",
  ),
  tr: longestFirst(
    "larinizi lerinizi lariniz leriniz larimiz lerimiz larini lerini lari leri lar ler iniz unuz imiz umuz dan den tan ten nin nun da de ta te in un im um i u a e",
  ),
};

function longestFirst(endings: string): string[] {
  return endings.split(" ").sort((a, b) => b.length - a.length);
}

function stemEnglish(word: string): string {
  let w = word;
  if (w.length <= 3) return w;
  if (w.endsWith("ies") && w.length > 4) w = `${w.slice(0, -3)}y`;
  else if (/(ss|sh|ch|x|z)es$/.test(w)) w = w.slice(0, -2);
  else if (w.endsWith("s") && !/(ss|us|is)$/.test(w)) w = w.slice(0, -1);
  const inflected = /^(.*[aeiouy].*?)(ingly|edly|ing|ed|ly)$/.exec(w);
  if (inflected?.[1] && inflected[1].length >= 3) {
    w = inflected[1];
    if (/([bdfgmnprt])\1$/.test(w)) w = w.slice(0, -1);
  }
  if (w.endsWith("e") && w.length > 3) w = w.slice(0, -1);
  if (w.endsWith("y") && w.length > 3) w = `${w.slice(0, -1)}i`;
  return w;
}

/** Strips the Arabic article and attached prepositions. */
export function withoutArabicPrefix(word: string): string {
  const prefix = /^(?:وال|بال|كال|فال|لل|ال|و|ب|ل)/.exec(word)?.[0];
  return prefix && word.length - prefix.length >= 3 ? word.slice(prefix.length) : word;
}

function stemArabic(word: string): string {
  const w = withoutArabicPrefix(word);
  const suffix = /(?:كما|هما|ات|ون|ين|ان|ها|كم|هم|نا|يه|ه|ي|ك)$/.exec(w)?.[0];
  return suffix && w.length - suffix.length >= 3 ? w.slice(0, -suffix.length) : w;
}

/** Like `stem`, but keeps stop words whole: German "wann" is not "Wanne". */
export const stemContentWord = (word: string, language: string): string => stemsOf(language)(word);

const maxCachedWords = 20_000;
const stemsOf = cached((language) =>
  cached((word) => (isStopWord(word, language) ? word : stem(word, language)), maxCachedWords),
);
