import { hash } from "node:crypto";

/** Each sentence of the entries, with its translations; `#` is a number. */
const sentences: Record<"en" | Language, string>[] = [
  {
    en: "Bus # stops # m away.",
    de: "Bus # hält # m entfernt.",
    fr: "Le bus # s'arrête à # m.",
    it: "L'autobus # si ferma a # m.",
    es: "El autobús # para a # m.",
    pt: "O autocarro # para a # m.",
    nl: "Bus # stopt op # m.",
  },
  {
    en: "Locker # costs €#.",
    de: "Schließfach # kostet € #.",
    fr: "Le casier # coûte # €.",
    it: "L'armadietto # costa # €.",
    es: "La taquilla # cuesta # €.",
    pt: "O cacifo # custa # €.",
    nl: "Kluisje # kost € #.",
  },
];

export const languages = ["de", "fr", "it", "es", "pt", "nl"] as const;
type Language = (typeof languages)[number];

export const translations = sentences.flatMap(({ en: source, ...others }) =>
  languages.map((to) => ({ source, to, text: others[to] })),
);

/** A file with so many entries of two sentences, all different. The last ones have another first sentence. */
export function entriesWith(count: number, { changed = 0 } = {}): string {
  const entries = Array.from({ length: count }, (_, n) => {
    const metres = n >= count - changed ? 9_999 : 100 + n;
    const filled = sentences.map(({ en }, at) =>
      en.replace("#", String(1_000 + n)).replace("#", String(at === 0 ? metres : 1 + (n % 90))),
    );
    const texts = { en: { title: `Stop ${1_000 + n}`, text: filled.join(" ") } };
    return { entry_id: idOf(n), section: "faq", texts };
  });
  return JSON.stringify({ format: "bellhop-knowledge", format_version: 1, entries });
}

/** The same each time, so that a second file changes only what differs. */
function idOf(n: number): string {
  const hex = hash("sha256", `statement ${n}`);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
